import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startModelServer } from '../../testing/servers/model-server.ts'
import { localServers } from './local-servers.ts'

const means = { contextTokens: 8_000, sees: false }
const nothing = { name: 'LM Studio', baseUrl: 'http://127.0.0.1:9/v1' }

test('offers the chat models of each program by its name, and streams their replies', async () => {
  const server = await startModelServer()
  onTestFinished(server.stop)
  server.mock.onMessage(/./, { content: 'From the other program.' })
  const list = localServers(means, [{ name: 'Ollama', baseUrl: `${server.mock.url}/v1` }, nothing])
  const models = await list()
  expect(models.map(({ label }) => label)).toContain('gpt-4o on this computer (Ollama)')
  expect(models.filter(({ id }) => id.includes('embedding'))).toEqual([])
  let reply = ''
  const messages = [{ role: 'user' as const, content: 'Hello' }]
  for await (const piece of models[0]!.stream({ messages, owner: 'a', signal: AbortSignal.timeout(10_000) }))
    reply += piece
  expect(reply).toBe('From the other program.')
})

test('offers nothing of a program that is not one of these', async () => {
  const other = createServer((_, response) => response.end('<p>A web page</p>'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const baseUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}/v1`
  expect(await localServers(means, [{ name: 'llama.cpp', baseUrl }, nothing])()).toEqual([])
})

test('leaves out a program that is connected already, as long as it is', async () => {
  const server = await startModelServer()
  onTestFinished(server.stop)
  let isConnected = true
  const list = localServers(means, [{ name: 'Ollama', baseUrl: `${server.mock.url}/v1` }], () => isConnected)
  expect(await list()).toEqual([])
  isConnected = false
  expect((await list()).length).toBeGreaterThan(0)
})
