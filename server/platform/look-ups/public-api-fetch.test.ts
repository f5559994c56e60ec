import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPublicApiFetch } from './public-api-fetch.ts'

async function startService(listener: RequestListener): Promise<{ url: string; port: number }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port }
}

const allowing = (port: number, bytesMax?: number) =>
  createPublicApiFetch({
    allows: (address, at) => address === '127.0.0.1' && at === port,
    ...(bytesMax === undefined ? {} : { bytesMax }),
  })

test('sends the method, headers and body, and streams the answer', async () => {
  const { url, port } = await startService((request, response) => {
    response.writeHead(201, { 'content-type': 'text/plain', 'set-cookie': 'a=b' })
    response.write(`${request.method} ${request.headers.authorization} `)
    request.on('data', (piece) => response.write(piece)).on('end', () => response.end())
  })
  const answer = await allowing(port)(`${url}/v1`, {
    method: 'POST',
    headers: { authorization: 'Bearer k' },
    body: 'hello',
  })
  expect([answer.status, await answer.text()]).toEqual([201, 'POST Bearer k hello'])
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test.each([
  'https://127.0.0.1/v1',
  'https://[::ffff:10.0.0.1]/v1',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/v1',
  'https://user:word@models.example/v1',
  'http://192.0.2.1/v1',
])('refuses %s before it connects', async (address) => {
  await expect(createPublicApiFetch()(address)).rejects.toThrow()
})

test('refuses a public address at another port, and one without encryption', async () => {
  for (const address of ['https://1.1.1.1:8443/v1', 'http://1.1.1.1/v1'])
    await expect(createPublicApiFetch()(address)).rejects.toThrow('refused')
})

test('follows no redirect', async () => {
  const reached: string[] = []
  const { url, port } = await startService((request, response) => {
    reached.push(request.url!)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await expect(allowing(port)(`${url}/v1`)).rejects.toThrow('unreached')
  expect(reached).toEqual(['/v1'])
})

test('ends an answer that is larger than the limit', async () => {
  const { url, port } = await startService((_, response) => {
    response.write('x'.repeat(3_000))
    response.end('x'.repeat(3_000))
  })
  const answer = await allowing(port, 4_000)(url)
  await expect(answer.text()).rejects.toThrow()
})

test('stops when the caller does', async () => {
  const { url, port } = await startService((_, response) => void response.write('first'))
  const stop = new AbortController()
  const answer = await allowing(port)(url, { signal: stop.signal })
  const reading = answer.text()
  stop.abort()
  await expect(reading).rejects.toThrow()
})
