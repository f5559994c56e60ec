import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

type Site = { id: string; origin: string }
type Options = { challenge: string }

const userPresent = 1
const userVerified = 4
const hasCredential = 64

/** A device that makes a passkey and signs in with it, as a browser would answer for it (WebAuthn level 3). */
export class PasskeyDevice {
  readonly id = randomBytes(32)
  private readonly site: Site
  private readonly key: KeyObject
  private readonly publicKey: { x: Buffer; y: Buffer }
  private counter = 0

  constructor(site: Site) {
    this.site = site
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = privateKey
    this.publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  make({ challenge }: Options, { verified = true } = {}) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()])
    const authData = Buffer.concat([this.authData(hasCredential | (verified ? userVerified : 0)), credential])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ])
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  signIn({ challenge }: Options, { verified = true, origin = this.site.origin } = {}) {
    this.counter++
    const authData = this.authData(verified ? userVerified : 0)
    const clientData = this.clientData('webauthn.get', challenge, origin)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('SHA256').update(signed).sign(this.key).toString('base64url'),
    })
  }

  private answer<T extends object>(response: T) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string, origin = this.site.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private authData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const site = createHash('sha256').update(this.site.id).digest()
    return Buffer.concat([site, Buffer.from([userPresent | flags]), counter])
  }

  /** ES256 on the curve P-256 (RFC 9053). */
  private coseKey(): Buffer {
    const { x, y } = this.publicKey
    const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
    return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)])
  }
}

/** A short text in CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}
