import { detectLanguage } from '../../../../../engine/text.ts'
import { answerCalls } from '../../../../ui/workers/answer-calls.ts'
import { findLints } from './find-lints.ts'
import type { HelpRequest } from './help-messages.ts'
import { measureParagraph } from './measure-paragraph.ts'

// The server allows WebAssembly in this script alone: server/platform/http/guards.ts.
answerCalls(async (request: HelpRequest): Promise<unknown> => {
  if (request.call === 'language') return detectLanguage(request.input.text)
  if (request.call === 'measure') return request.input.texts.map(measureParagraph)
  return findLints(request.input.texts, request.input.dialect)
})
