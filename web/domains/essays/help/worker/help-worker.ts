import { detectLanguage } from '../../../../../engine/text.ts'
import { findLints } from './find-lints.ts'
import type { HelpRequest, HelpResponse } from './help-messages.ts'
import { measureParagraph } from './measure-paragraph.ts'

// The server allows WebAssembly in this script alone: server/platform/http/guards.ts.
self.onmessage = ({ data }: MessageEvent<HelpRequest>) => {
  answer(data).then(
    (output) => respond({ id: data.id, output }),
    () => respond({ id: data.id, failed: true }),
  )
}

async function answer(request: HelpRequest): Promise<unknown> {
  if (request.call === 'language') return detectLanguage(request.input.text)
  if (request.call === 'measure') return request.input.texts.map(measureParagraph)
  return findLints(request.input.texts, request.input.dialect)
}

function respond(response: HelpResponse): void {
  self.postMessage(response)
}
