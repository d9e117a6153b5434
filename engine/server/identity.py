"""How a server proves who it is: a certificate of its own, which clients pin, or a given one."""

from __future__ import annotations

import errno
import hmac
import os
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

from engine.core.errors import ConquistaError
from engine.system import files

#: The file with the certificate and its key, in the folder of the server.
FILE_NAME: Final = "identity.pem"
#: Maximum size of the files of a certificate and its key, in bytes.
MAX_BYTES: Final = 200_000
#: The name in the certificate. Any would do, because clients know it by its fingerprint.
_NAME: Final = "conquista"
#: RFC 5280, 4.1.2.5: a certificate that does not expire.
_BEGIN, _END = datetime(2000, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC)


class IdentityError(ConquistaError):
    """A certificate or its key cannot be used."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The certificate of a server, ready for connections."""

    context: ssl.SSLContext
    #: The SHA-256 of the certificate; None if an authority vouches for it.
    fingerprint: bytes | None
    certificate: Path
    key: Path

    def reload(self) -> None:
        """Read the files again, for instance after a renewal. Raises IdentityError."""
        _load(self.context, self.certificate, self.key)


def own_identity(folder: Path) -> Identity:
    """Return the server's own identity, which is made at the first call and kept in `folder`.

    Only the owner of the file can read it. Raises IdentityError and OSError.
    """
    path = folder / FILE_NAME
    if not os.path.lexists(path):
        files.write(path, _make_identity(), private=True)
    status = os.stat(path)
    if os.name == "posix" and status.st_mode & 0o077:
        raise IdentityError(f"{path}: others may read this key (its mode must be 600)", "open_key")
    context = _server_context(ssl.TLSVersion.TLSv1_3)
    _load(context, path, path)
    return Identity(context, _fingerprint_of(files.read(path, MAX_BYTES)), path, path)


def given_identity(certificate: Path, key: Path) -> Identity:
    """Return the identity in files that an authority vouches for. Raises IdentityError."""
    context = _server_context(ssl.TLSVersion.TLSv1_2)
    _load(context, certificate, key)
    return Identity(context, None, certificate, key)


def _server_context(oldest: ssl.TLSVersion) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = oldest
    return context


def _load(context: ssl.SSLContext, certificate: Path, key: Path) -> None:
    for path in (certificate, key):
        # Regular files only: OpenSSL itself would wait for a pipe.
        try:
            files.read(path, MAX_BYTES)
        except OSError as error:
            large = error.errno == errno.EFBIG
            reason = "too large for a certificate" if large else error.strerror
            raise IdentityError(f"{path}: {reason}", "unreadable") from None
    try:
        # Without this, OpenSSL would ask for a key's password on the terminal.
        context.load_cert_chain(certificate, key, password=b"")
    except ssl.SSLError:
        raise IdentityError(
            f"{certificate}, {key}: these are not a PEM certificate and its key, "
            "or the key has a password",
            "unusable",
        ) from None


def _make_identity() -> bytes:
    """Return a new key and its certificate in PEM."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, _NAME)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_BEGIN)
        .not_valid_after(_END)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ) + certificate.public_bytes(serialization.Encoding.PEM)


def _fingerprint_of(pem: bytes) -> bytes:
    """Return the SHA-256 of the first certificate in PEM. Raises IdentityError."""
    begin, end = b"-----BEGIN CERTIFICATE-----", b"-----END CERTIFICATE-----"
    first, last = pem.find(begin), pem.find(end)
    if not 0 <= first < last:
        raise IdentityError("the file has no certificate", "unusable")
    der = ssl.PEM_cert_to_DER_cert(pem[first : last + len(end)].decode("ascii"))
    return sha256(der).digest()


def client_context(fingerprint: bytes | None) -> ssl.SSLContext:
    """Return the settings with which a client connects.

    With a fingerprint, the handshake fails unless the server shows the certificate with this
    SHA-256: neither names nor authorities count. Without one, the usual rules hold.
    """
    if fingerprint is None:
        return ssl.create_default_context()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.sslobject_class = _pinned(fingerprint)
    return context


def _pinned(fingerprint: bytes) -> type[ssl.SSLObject]:
    """Return a class of connections whose handshake fails for any other certificate."""

    class Pinned(ssl.SSLObject):
        def do_handshake(self) -> None:
            super().do_handshake()
            certificate = self.getpeercert(binary_form=True) or b""
            if not hmac.compare_digest(sha256(certificate).digest(), fingerprint):
                raise ssl.SSLCertVerificationError("the server shows another certificate")

    return Pinned
