import { answerCalls } from '../../../../ui/workers/answer-calls.ts'
import { parseSources } from './parse-sources.ts'

answerCalls(parseSources)
