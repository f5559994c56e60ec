import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { createEmulator } from 'emulate'

/** How the server responds: as S3 does, with an error of its own, by closing the connection, or never. */
type S3Mood = 'well' | 'failing' | 'away' | 'hanging'

export type S3Server = {
  /** The value of FILES_URL. */
  address: string
  /** Like `address`, with a secret that the server does not accept. */
  wrongAddress: string
  mood: S3Mood
  /** Keys that cannot be deleted, as under a legal hold. */
  held: Set<string>
  /** The keys of the bucket, in order. */
  keys: () => Promise<string[]>
  /** Deletes a file without the product. */
  lose: (key: string) => Promise<void>
  close: () => Promise<void>
}

const accessKey = 'AKTESTKEY'
const secretKey = 'a/secret+with signs'
const region = 'eu-test-1'
const bucket = 'longhand-files'
const folder = 'site'

/** Starts the published emulator of S3, behind a check of each signature, which the emulator does not make. */
export async function startS3Server(): Promise<S3Server> {
  const port = await freePort()
  const inner = `http://127.0.0.1:${port}`
  const emulator = await createEmulator({
    service: 'aws',
    hostname: '127.0.0.1',
    port,
    baseUrl: inner,
    seed: { aws: { s3: { buckets: [{ name: bucket }] } } },
  })
  const server = createServer((request, response) => {
    if (self.mood === 'away') return request.destroy()
    if (self.mood === 'hanging') return
    answer(request, response, inner, self).catch(() => response.destroy())
  })
  const outer = `127.0.0.1:${await listenOn(server)}`
  const addressWith = (secret: string) =>
    `http://${accessKey}:${encodeURIComponent(secret)}@${outer}/${bucket}/${folder}?region=${region}`
  const self: S3Server = {
    address: addressWith(secretKey),
    wrongAddress: addressWith('another secret'),
    mood: 'well',
    held: new Set(),
    async keys() {
      const listed = await (await fetch(`${inner}/${bucket}?list-type=2&max-keys=1000`)).text()
      return [...listed.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key).sort()
    },
    async lose(key) {
      await fetch(`${inner}/${bucket}/${key}`, { method: 'DELETE' })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await emulator.close()
    },
  }
  return self
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  inner: string,
  { mood, held }: S3Server,
): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const body = Buffer.concat(pieces)
  if (mood === 'failing') return refuse(response, 500, 'InternalError')
  if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
  const { method = 'GET', url = '/' } = request
  if (method === 'DELETE' && held.has(url.slice(`/${bucket}/`.length)))
    return refuse(response, 403, 'AccessDenied')
  const found = await fetch(inner + url, {
    method,
    ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
  })
  response.writeHead(found.status)
  response.end(Buffer.from(await found.arrayBuffer()))
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

/** Checks version 4 of the signature as Amazon describes it. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)/.exec(
      headers.authorization ?? '',
    )
  if (!given) return false
  const [, key, date = '', signedRegion, names = '', signature = ''] = given
  const sum = headers['x-amz-content-sha256']
  if (key !== accessKey || signedRegion !== region || sum !== sha256(body)) return false
  const signedHeaders = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, url, '', signedHeaders.join(''), names, sum].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(Buffer.from(canonical))].join('\n')
  const signing = [date, region, 's3', 'aws4_request'].reduce(
    (from: Buffer, part) => hmac(from, part),
    Buffer.from(`AWS4${secretKey}`),
  )
  return timingSafeEqual(hmac(signing, text), Buffer.from(signature.padEnd(64).slice(0, 64), 'hex'))
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

async function listenOn(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const probe = createTcpServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
