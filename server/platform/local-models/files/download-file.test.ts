import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import {
  type FileServer,
  ignoresRanges,
  neverEnds,
  redirectsTo,
  refuses,
  sends,
  sendsOtherRange,
  stalls,
  startFileServer,
} from '../../../testing/servers/hostile-file-server.ts'
import { until } from '../../../testing/until.ts'
import { type DownloadOptions, downloadFile, type WantedFile } from './download-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhand-download-'))
const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7) % 251))
const sha256 = createHash('sha256').update(content).digest('hex')
const pace = { stallMs: 300, firstPauseMs: 1 }
let files = 0

afterAll(() => rmSync(folder, { recursive: true }))

function wantedFrom(...servers: FileServer[]): WantedFile {
  files++
  const path = join(folder, `model-${files}.gguf`)
  return {
    path,
    addresses: servers.map(({ address }) => `${address}/model.gguf`),
    bytes: content.length,
    sha256,
  }
}

function download(wanted: WantedFile, options: Partial<DownloadOptions> = {}): Promise<void> {
  const usual = { signal: AbortSignal.timeout(20_000), onProgress: () => {}, onChecking: () => {}, pace }
  return downloadFile(wanted, { ...usual, ...options })
}

const part = ({ path }: WantedFile) => `${path}.part`

test('continues after cut connections with what has arrived', async () => {
  const server = await startFileServer([
    sends(content, 50_000),
    sends(content, 0),
    sends(content, 70_000),
    sends(content),
  ])
  const wanted = wantedFrom(server)
  const progress: number[] = []
  await download(wanted, { onProgress: (bytes) => progress.push(bytes) })
  expect(readFileSync(wanted.path)).toEqual(content)
  expect(existsSync(part(wanted))).toBe(false)
  expect(server.ranges).toEqual([null, 'bytes=50000-', 'bytes=50000-', 'bytes=120000-'])
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
  expect(progress.at(-1)).toBe(content.length)
})

test('starts again where a server ignores ranges or sends another one', async () => {
  const server = await startFileServer([
    sends(content, 50_000),
    sendsOtherRange(content),
    ignoresRanges(content),
  ])
  const wanted = wantedFrom(server)
  await download(wanted)
  expect(readFileSync(wanted.path)).toEqual(content)
})

test('gives up a connection without bytes and continues', async () => {
  const server = await startFileServer([stalls(content, 60_000), sends(content)])
  const wanted = wantedFrom(server)
  await download(wanted)
  expect(readFileSync(wanted.path)).toEqual(content)
  expect(server.ranges[1]).toBe('bytes=60000-')
})

test('waits for a server that is busy, and gives up one that stays so', async () => {
  const busy = await startFileServer([refuses(503), refuses(429), sends(content)])
  const wanted = wantedFrom(busy)
  await download(wanted)
  expect(readFileSync(wanted.path)).toEqual(content)
  const gone = await startFileServer([refuses(503)])
  await expect(download(wantedFrom(gone))).rejects.toMatchObject({ failure: 'unreached' })
})

test('deletes wrong bytes', async () => {
  const wrong = Buffer.from(content)
  wrong[200_000] = 255
  const server = await startFileServer([sends(wrong)])
  const wanted = wantedFrom(server)
  await expect(download(wanted)).rejects.toMatchObject({ failure: 'wrong-checksum' })
  expect([existsSync(wanted.path), existsSync(part(wanted))]).toEqual([false, false])
})

test('refuses a file of another size before it is stored, and one that does not end', async () => {
  const other = await startFileServer([sends(content.subarray(1))])
  await expect(download(wantedFrom(other))).rejects.toMatchObject({ failure: 'wrong-size' })
  const endless = await startFileServer([neverEnds(content.subarray(0, 60_000))])
  const wanted = wantedFrom(endless)
  await expect(download(wanted)).rejects.toMatchObject({ failure: 'wrong-size' })
  expect(existsSync(part(wanted))).toBe(false)
})

test('keeps what has arrived when it is stopped, and continues there later', async () => {
  const server = await startFileServer([stalls(content, 80_000), sends(content)])
  const wanted = wantedFrom(server)
  const stop = new AbortController()
  const first = download(wanted, { signal: stop.signal, pace: { ...pace, stallMs: 20_000 } })
  await until(() => existsSync(part(wanted)) && statSync(part(wanted)).size === 80_000)
  stop.abort(new Error('stopped'))
  await expect(first).rejects.toThrow('stopped')
  await download(wanted)
  expect(readFileSync(wanted.path)).toEqual(content)
  expect(server.ranges).toEqual([null, 'bytes=80000-'])
})

test('writes all that was reported before it stops', async () => {
  const server = await startFileServer([stalls(content, 60_000)])
  const wanted = wantedFrom(server)
  const stop = new AbortController()
  let reported = 0
  const onProgress = (bytes: number) => {
    reported = bytes
    // The file is not open yet when the first bytes arrive.
    stop.abort(new Error('stopped'))
  }
  await expect(download(wanted, { signal: stop.signal, onProgress })).rejects.toThrow('stopped')
  expect(reported).toBeGreaterThan(0)
  expect(statSync(part(wanted)).size).toBe(reported)
})

test('replaces a longer file of an earlier version', async () => {
  const server = await startFileServer([sends(content)])
  const wanted = wantedFrom(server)
  writeFileSync(part(wanted), Buffer.alloc(content.length + 10))
  await download(wanted)
  expect(readFileSync(wanted.path)).toEqual(content)
})

test('follows redirects, but not without end', async () => {
  const target = await startFileServer([sends(content)])
  const hub = await startFileServer([redirectsTo(`${target.address}/at/another/place`)])
  const wanted = wantedFrom(hub)
  await download(wanted)
  expect(target.paths).toEqual(['/at/another/place'])
  const circle = await startFileServer([redirectsTo('/again')])
  await expect(download(wantedFrom(circle))).rejects.toMatchObject({ failure: 'refused' })
  const elsewhere = await startFileServer([redirectsTo('file:///etc/passwd')])
  await expect(download(wantedFrom(elsewhere))).rejects.toMatchObject({ failure: 'refused' })
})

test('tries the next address if one does not have the file', async () => {
  const without = await startFileServer([refuses(404)])
  const flat = await startFileServer([sends(content)])
  const wanted = wantedFrom(without, flat)
  await download(wanted)
  expect(readFileSync(wanted.path)).toEqual(content)
  await expect(download(wantedFrom(without))).rejects.toMatchObject({ failure: 'refused' })
})

test('reports a folder that cannot be written', async () => {
  const server = await startFileServer([sends(content)])
  const wanted = { ...wantedFrom(server), path: join(folder, 'no-such-folder', 'model.gguf') }
  await expect(download(wanted)).rejects.toMatchObject({ failure: 'not-stored' })
})

test.runIf(existsSync('/dev/full'))('reports a full disk', async () => {
  const { symlinkSync } = await import('node:fs')
  const server = await startFileServer([sends(content)])
  const wanted = wantedFrom(server)
  symlinkSync('/dev/full', part(wanted))
  await expect(download(wanted)).rejects.toMatchObject({ failure: 'no-room' })
})

test('goes through the proxy of the environment', async () => {
  const server = await startFileServer([sends(content)])
  const tunnels: string[] = []
  const proxy = createServer((request, response) => {
    tunnels.push(request.url ?? '')
    const { port, pathname } = new URL(request.url ?? '')
    const upstream = connect(Number(port), '127.0.0.1', () => {
      upstream.write(`GET ${pathname} HTTP/1.1\r\nhost: files\r\nconnection: close\r\n\r\n`)
    })
    upstream.pipe(response.socket!)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const wanted = wantedFrom(server)
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  await download(wanted, { proxies: { HTTP_PROXY: address } })
  expect(readFileSync(wanted.path)).toEqual(content)
  expect(tunnels).toEqual([wanted.addresses[0]])
})
