import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PresetAnswer, type PresetBody, type PresetServer, presetKey } from './preset-servers.ts'

export type RunningPreset = { address: string; asked: PresetBody[]; stop: () => Promise<void> }

/** Starts a counterpart of a preset. `answer` returns the reply to the last message of a request. */
export async function startPreset(
  preset: PresetServer,
  answer: (question: string) => string,
): Promise<RunningPreset> {
  const asked: PresetBody[] = []
  const json = (response: ServerResponse, { status, body }: PresetAnswer) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const mayAsk = ({ headers }: IncomingMessage, name: string | null) =>
    name === null || [presetKey, `Bearer ${presetKey}`].includes(String(headers[name]))

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const sent: Buffer[] = []
    for await (const piece of request) sent.push(piece as Buffer)
    const isReply = path === `${preset.base}/chat/completions`
    const keyIn = isReply ? preset.keyIn.reply : preset.keyIn.list
    const isList = path === `${preset.base}/models`
    if (!mayAsk(request, keyIn) && !(isList && preset.isListPublic))
      return void json(response, preset.refusal)
    if (isList) return void json(response, { status: 200, body: preset.list })
    if (preset.more?.[path]) return void json(response, { status: 200, body: preset.more[path] })
    if (!isReply) return void json(response, { status: 404, body: { error: 'Not found' } })
    const body = JSON.parse(Buffer.concat(sent).toString()) as PresetBody
    const refused = preset.refuses?.(body)
    if (refused) return void json(response, refused)
    asked.push(body)
    const text = answer(body.messages.map(({ content }) => String(content)).join('\n\n'))
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(preset.stream(text))
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${preset.base}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
