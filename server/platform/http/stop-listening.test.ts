import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { keepDoor } from './stop-listening.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function startServer(answer: Answer) {
  const server = createServer(answer)
  const door = keepDoor(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { door, port: (server.address() as AddressInfo).port }
}

test('waits for work that a request begins after the server was told to stop', async () => {
  const held = Promise.withResolvers<ServerResponse>()
  const { door, port } = await startServer((_request, response) => held.resolve(response))
  const answer = fetch(`http://127.0.0.1:${port}`)
  const response = await held.promise
  const steps: string[] = []
  const stopped = door
    .stop(async () => {
      steps.push('drained')
      response.end('whole')
    })
    .then(() => steps.push('stopped'))
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(steps).toEqual([])
  response.writeHead(200)
  response.write('the ')
  await stopped
  expect(await (await answer).text()).toBe('the whole')
  expect(steps).toEqual(['drained', 'stopped'])
})

test('asks the other side to close its connection, and refuses new ones afterwards', async () => {
  const { door, port } = await startServer((_request, response) => response.end('ok'))
  const socket = connect(port, '127.0.0.1')
  const received = text(socket)
  const ask = () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  ask()
  await until(() => socket.bytesRead > 0)
  const stopped = door.stop(async () => {})
  ask()
  const answers = (await received).split('HTTP/1.1 200').slice(1)
  expect(answers.map((answer) => /^connection: close/im.test(answer))).toEqual([false, true])
  await stopped
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

test('waits for what a request begins over a connection that was busy when the server was told to stop', async () => {
  const held: ServerResponse[] = []
  const { door, port } = await startServer((_request, response) => void held.push(response))
  const socket = connect(port, '127.0.0.1')
  const received = text(socket)
  const ask = () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  ask()
  const first = await until(() => held[0])
  first.writeHead(200, { 'content-length': '5' }).flushHeaders()
  let drains = 0
  await door.stop(async () => {
    drains++
    if (drains > 1) return held[1]?.end('late')
    first.end('first')
    await until(() => socket.bytesRead > 5)
    ask()
    await until(() => held[1])
    held[1]?.writeHead(200, { 'content-length': '4' }).flushHeaders()
  })
  expect((await received).endsWith('late')).toBe(true)
})
