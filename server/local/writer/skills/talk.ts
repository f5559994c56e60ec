import { declineTexts } from '../../../../contract/chats/writer-replies.ts'
import { countWords } from '../../../../contract/word-count.ts'
import type { Answer, Skill } from '../skill.ts'
import { englishOnly, hasWords, otherLanguage } from '../text/language.ts'
import { questionLanguage } from '../text/question-language.ts'
import { plural } from '../text/wording.ts'
import { courtesyIn, plainInstruction } from '../wording/instruction.ts'

const abilities = [
  '**Your text**: humanize, check for AI, proofread, make formal or casual, summarise, outline, title, count.',
  '**Words**: define, synonyms and antonyms.',
  '**Sources**: citations in APA, MLA, Chicago and Harvard.',
  '**Figures**: sums, percentages, units, dates and time spans.',
]
  .map((line) => `- ${line}`)
  .join('\n')

const connecting =
  'Whoever runs this site connects a model in the server’s settings. With a key of your own you can do it yourself under Settings, Models & Keys. It then answers here instead of me.'

const courtesies = {
  thanks: 'You are welcome. Paste another text whenever you like.',
  praise: 'I’m glad it helps. Paste another text whenever you like.',
}

/** One friendly line for each kind of small talk, tried in this order. */
const smallTalk: readonly { pattern: RegExp; answer: string }[] = [
  {
    pattern:
      /\b(?:connect|set ?up|add|use|configure|switch)\b.{0,30}\b(?:models?|ollama|lm studio|llama\.cpp|openai|api key|llm)\b/,
    answer: connecting,
  },
  {
    pattern:
      /^(?:who|what) (?:exactly )?are you\b|^who (?:made|built|created|wrote|runs) you\b|^are you (?:an? |the )?(?:ai|bot|robot|human|chat ?gpt|gpt|claude|gemini|language model|real|person|llm)|^(?:what|which) (?:ai |language )?model\b|^what(?:'s| is) your name|^(?:i (?:am|'m) )?talking to/,
    answer: `I'm Longhand's built-in writer: a set of text tools, not a language model. This is what I do:\n\n${abilities}`,
  },
  {
    pattern:
      /^help$|^(?:what|which things) can (?:you|i)\b|^how (?:do (?:you|i|we)|does (?:this|it)) (?:work|use)|^what do you do|^(?:list )?(?:your )?(?:commands|skills|abilities|features)$/,
    answer: `This is what I do. Paste a text and say which.\n\n${abilities}`,
  },
  {
    pattern:
      /^(?:(?:hi|hello|hey|hiya)\b[ ,!.]*)?(?:how are you|how's it going|how are things|how do you do|what's up|sup)\b.{0,30}$/,
    answer: 'I’m well, thank you. What are you working on today?',
  },
  {
    pattern: /^(?:hi|hello|hey|hiya|(?:good )?(?:morning|afternoon|evening)|howdy)\b.{0,20}$/,
    answer:
      'Hello. I’m the built-in writer: paste a text and say what to do with it, or ask “what can you do”.',
  },
  {
    pattern: /^(?:bye|goodbye|see you|good night)\b.{0,25}$/,
    answer: 'Goodbye, and good luck with your writing.',
  },
  { pattern: /^(?:sorry|my bad|oops)\b.{0,25}$/, answer: 'No harm done. What would you like to do next?' },
  { pattern: /^(?:ok(?:ay)?|got it)\b.{0,25}$/, answer: courtesies.thanks },
  {
    pattern: /^(?:tell me )?(?:a )?joke\b.{0,20}$/,
    answer: 'A writer walks into a bar, but only because “strolls” seemed too much.',
  },
]

/** Replies to greetings, thanks, and questions about the writer. */
export const talk: Skill = {
  name: 'talk',
  works: 'topic',
  gives: 'report',
  recognise: (clause) => lineFor(clause) !== undefined,
  answer: async ({ instruction }) => ({ markdown: lineFor(instruction) ?? abilities }),
}

function lineFor(clause: string): string | undefined {
  const courtesy = courtesyIn(clause)
  return courtesy ? courtesies[courtesy] : smallTalk.find(({ pattern }) => pattern.test(clause))?.answer
}

/** Replies to a request that no skill recognises. */
export const nothingToDo: Skill = {
  name: 'beyond',
  works: 'topic',
  gives: 'report',
  recognise: () => false,
  answer: async ({ wording }) => beyond(wording),
}

/** One sentence in the language of the question; the application shows buttons below it. */
export function beyond(wording: string): Answer {
  if (!hasWords(wording)) return { markdown: 'There are no words in that. Ask “what can you do” for a list.' }
  return { markdown: declineTexts[questionLanguage(wording)] }
}

/** Requests about a text that no skill can fulfil. */
const foreignOrder =
  /^(?:translate|paraphrase|rewrite|rephrase|reword|expand|extend|continue|explain|answer|analy[sz]e|critique|grade|solve|simplify|make (?:it|this)|change|convert|turn|what do you think)\b/

/** Replies to a text without a known request. */
export const pastedText: Skill = {
  name: 'pasted text',
  works: 'text',
  gives: 'report',
  recognise: () => false,
  async answer({ text, wording }): Promise<Answer> {
    const [head = ''] = wording.trim().split(/\n|:\s/)
    const order = plainInstruction(head.slice(0, 200))
    if (foreignOrder.test(order) && head.split(/\s+/).length <= 20) return beyond(head)
    const size = plural(countWords(text), 'word')
    const language = otherLanguage(text)
    if (language)
      return {
        markdown: `I have your text, ${size}. ${englishOnly('most of what I do is for', language)} I can count it and pick out its main sentences.`,
      }
    return {
      markdown: `I have your text, ${size}. Say what to do with it: humanize, check for AI, proofread, summarise, outline, title or count.`,
    }
  },
}
