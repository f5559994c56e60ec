import { refusalTexts } from '../../../contract/refusals.ts'
import { inEnglish } from '../../../texts/english.ts'

/** One habit of servers that speak the OpenAI protocol: the stream that they send, and how it has to be read. */
export type ServerHabit = {
  habit: string
  body: string
  reply: string
  /** What the model thought; nothing if it is missing. */
  thoughts?: string
  /** The sentence that the user is told; none for a complete reply. */
  error?: string
  /** What the server does with the connection after the body, which it otherwise closes. */
  afterwards?: 'lingers' | 'resets'
  type?: string
  status?: number
  headers?: string
}

const event = (chunk: unknown) => `data: ${JSON.stringify(chunk)}\n\n`
const choice = (delta: unknown, rest: object = { finish_reason: null }) =>
  event({ choices: [{ index: 0, delta, ...rest }] })
const text = (content: unknown) => choice({ content })
const finish = (reason: unknown) => choice({}, { finish_reason: reason })
const done = 'data: [DONE]\n\n'
const stop = finish('stop') + done

/** Streams of our own making, after habits that public bug reports of other programs describe. */
export const serverHabits: ServerHabit[] = [
  {
    habit: 'an error that is null',
    body: event({ error: null, choices: [{ delta: { content: 'Flour.' } }] }) + stop,
    reply: 'Flour.',
  },
  {
    habit: 'no finish reason',
    body: text('Yeast eats ') + text('sugar.') + done,
    reply: 'Yeast eats sugar.',
  },
  {
    habit: 'a sign of life that is no JSON',
    body: `${text('One. ')}data: keep-alive\n\n${text('Two.')}${stop}`,
    reply: 'One. Two.',
  },
  {
    habit: 'a connection that stays open after [DONE]',
    body: text('Open.') + stop,
    reply: 'Open.',
    afterwards: 'lingers',
  },
  {
    habit: 'a connection that is reset after [DONE]',
    body: text('Reset.') + stop,
    reply: 'Reset.',
    afterwards: 'resets',
  },
  {
    habit: 'a content filter',
    body: text('The recipe ') + finish('content_filter') + done,
    reply: 'The recipe ',
    error: inEnglish(refusalTexts.modelFiltered),
  },
  {
    habit: 'thinking between marks that are cut',
    body: text('<th') + text('ink>\nHm.\n</thi') + text('nk>\n\nThe moon.') + stop,
    reply: 'The moon.',
    thoughts: 'Hm.',
  },
  {
    habit: 'a context error within the stream',
    body:
      event({ error: { message: 'This model has a maximum context length of 4096 tokens', code: 400 } }) +
      done,
    reply: '',
    error: inEnglish(refusalTexts.modelWindow),
  },
  {
    habit: 'thinking without an opening mark',
    body: text('Okay, tides.\n</think>\n\nThe moon.') + stop,
    reply: 'The moon.',
    thoughts: 'Okay, tides.',
  },
  {
    habit: 'thinking in reasoning_content',
    body: choice({ reasoning_content: 'Hm.', content: null }) + text('Yes.') + stop,
    reply: 'Yes.',
    thoughts: 'Hm.',
  },
  {
    habit: 'thinking in reasoning',
    body: choice({ reasoning: 'Hm.', content: '' }) + text('Yes.') + stop,
    reply: 'Yes.',
    thoughts: 'Hm.',
  },
  { habit: 'empty thinking', body: text('<think></think>\n\nYes.') + stop, reply: 'Yes.' },
  {
    habit: 'a mark in a quotation',
    body: text('Write `<think>` and `</think>` around it.') + stop,
    reply: 'Write `<think>` and `</think>` around it.',
  },
  {
    habit: 'thinking in brackets',
    body: text('[THINK]Hm.[/THINK]Yes.') + stop,
    reply: 'Yes.',
    thoughts: 'Hm.',
  },
  {
    habit: 'channels',
    body:
      text('<|channel|>analysis<|message|>Hm.<|end|>') +
      text('<|start|>assistant<|channel|>final<|message|>Yes.') +
      stop,
    reply: 'Yes.',
    thoughts: 'Hm.',
  },
  {
    habit: 'thinking in parts of the content',
    body:
      text([
        { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
        { type: 'text', text: 'Yes.' },
      ]) + stop,
    reply: 'Yes.',
    thoughts: 'Hm.',
  },
  {
    habit: 'an empty finish reason in each chunk',
    body:
      choice({ content: 'Hello' }, { finish_reason: '' }) +
      choice({ content: ' there' }, { finish_reason: '' }) +
      stop,
    reply: 'Hello there',
  },
  {
    habit: 'the word null as finish reason',
    body: choice({ content: 'Hi.' }, { finish_reason: 'null' }) + text(' More.') + stop,
    reply: 'Hi. More.',
  },
  {
    habit: 'a last chunk with a delta that is null',
    body: text('Yes.') + choice(null, { finish_reason: 'stop' }) + done,
    reply: 'Yes.',
  },
  {
    habit: 'chunks without choices',
    body: event({ choices: [], prompt_filter_results: [] }) + text('Yes.') + event({ choices: null }) + stop,
    reply: 'Yes.',
  },
  {
    habit: 'text in the last chunk',
    body: text('A') + choice({ content: ' B' }, { finish_reason: 'stop' }) + done,
    reply: 'A B',
  },
  { habit: 'no [DONE]', body: text('Yes.') + finish('eos'), reply: 'Yes.' },
  {
    habit: 'a connection that stays open after the finish reason',
    body: text('Yes.') + finish('stop'),
    reply: 'Yes.',
    afterwards: 'lingers',
  },
  {
    habit: 'one completion instead of a stream',
    type: 'application/json',
    body: JSON.stringify(
      { choices: [{ message: { role: 'assistant', content: 'Whole.' }, finish_reason: 'stop' }] },
      null,
      2,
    ),
    reply: 'Whole.',
  },
  {
    habit: 'chunks in lines without prefix',
    type: 'application/x-ndjson',
    body: `${text('A')}${finish('stop')}`.replaceAll('data: ', '').replaceAll('\n\n', '\n'),
    reply: 'A',
  },
  {
    habit: 'a prefix that is there twice',
    body: (text('Twice.') + stop).replaceAll('data: ', 'data: data: '),
    reply: 'Twice.',
  },
  {
    habit: 'comments and line ends with a carriage return',
    body: `: PROCESSING\n\n${text('Yes.')}${stop}`.replaceAll('\n', '\r\n'),
    reply: 'Yes.',
  },
  {
    habit: 'an error as an object of its own',
    body: text('Half ') + event({ object: 'error', message: 'CUDA out of memory', code: 500 }),
    reply: 'Half ',
    error: 'The model answered with an error. Please try again.',
  },
  {
    habit: 'a service without resources',
    body: text('Half ') + finish('insufficient_system_resource') + done,
    reply: 'Half ',
    error: inEnglish(refusalTexts.modelBroke),
  },
  {
    habit: 'a limit of requests',
    status: 429,
    headers: 'retry-after: 60\r\n',
    body: '{"error":{"message":"Rate limit"}}',
    reply: '',
    error: inEnglish(refusalTexts.modelBusy),
  },
]
