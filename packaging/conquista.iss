; Inno Setup 6: an installer for one user, from the bundle in dist\conquista; see README.md here.
#define Version "0.1.0"

[Setup]
AppId={{6E0B5C4F-4B61-4D0B-9C39-6C1D2C1F7A55}
AppName=Conquista
AppVersion={#Version}
AppPublisher=The Conquista contributors
DefaultDirName={autopf}\Conquista
DefaultGroupName=Conquista
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
LicenseFile=..\LICENSE
SetupIconFile=..\build\icons\conquista.ico
UninstallDisplayIcon={app}\conquista-gui.exe
OutputDir=..\dist
OutputBaseFilename=conquista-setup
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "pt"; MessagesFile: "compiler:Languages\Portuguese.isl"
Name: "ptbr"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[Files]
Source: "..\dist\conquista\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Conquista"; Filename: "{app}\conquista-gui.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.conquista"; ValueType: string; ValueData: "Conquista.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Conquista.Game"; ValueType: string; ValueData: "Conquista game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Conquista.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\conquista-gui.exe,0"
Root: HKA; Subkey: "Software\Classes\Conquista.Game\shell\open\command"; ValueType: string; ValueData: """{app}\conquista-gui.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.conquista-puzzle"; ValueType: string; ValueData: "Conquista.Puzzle"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Conquista.Puzzle"; ValueType: string; ValueData: "Conquista puzzle"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Conquista.Puzzle\DefaultIcon"; ValueType: string; ValueData: "{app}\conquista-gui.exe,0"
Root: HKA; Subkey: "Software\Classes\Conquista.Puzzle\shell\open\command"; ValueType: string; ValueData: """{app}\conquista-gui.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\conquista"; ValueType: string; ValueData: "Invitation to a table of Conquista"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\conquista"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\conquista\shell\open\command"; ValueType: string; ValueData: """{app}\conquista-gui.exe"" ""%1"""

[Run]
Filename: "{app}\conquista-gui.exe"; Description: "Conquista"; Flags: nowait postinstall skipifsilent
