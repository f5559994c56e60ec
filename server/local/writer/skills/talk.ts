import { countWords } from '../../../../contract/word-count.ts'
import { plainInstruction } from '../request/instruction.ts'
import type { Answer, Skill } from '../skill.ts'
import { englishOnly, hasWords, otherLanguage } from '../text/language.ts'
import { plural } from '../text/wording.ts'

const howToConnect =
  'To connect a language model, set `AI_BASE_URL`, `AI_API_KEY` and `AI_MODEL`, or start Ollama, LM Studio or llama.cpp on this machine.'

const abilities =
  'I can humanize a text, check it for AI, proofread, summarise, outline, turn notes into a draft, define words, count, suggest titles and make a quiz.'

const greeting = /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|howdy)\b.{0,20}$/
const thanks =
  /^(?:thanks?|thank you|thx|cheers|great|perfect|ok(?:ay)?|nice|cool|got it|bye|goodbye)\b.{0,25}$/
const identity =
  /^(?:who|what) are you\b|^who (?:made|built|created|wrote|runs) you\b|^are you (?:an? |the )?(?:ai|bot|robot|human|chat ?gpt|gpt|claude|gemini|language model|real|person|llm)|^(?:what|which) (?:ai |language )?model\b|^what(?:'s| is) your name|^(?:i (?:am|'m) )?talking to/
const help =
  /^help$|^(?:what|which things) can (?:you|i)\b|^how (?:do (?:you|i|we)|does (?:this|it)) (?:work|use)|^what do you do|^(?:list )?(?:your )?(?:commands|skills|abilities|features)$/
const connect =
  /\b(?:connect|set ?up|add|use|configure|switch)\b.{0,30}\b(?:models?|ollama|lm studio|llama\.cpp|openai|api key|llm)\b/

/** Greetings, thanks, and questions about the writer itself. */
export const talk: Skill = {
  name: 'talk',
  works: 'topic',
  gives: 'report',
  recognise: (clause) => [greeting, thanks, identity, help, connect].some((pattern) => pattern.test(clause)),
  answer: async ({ instruction }) => ({ markdown: talkAbout(instruction) }),
}

function talkAbout(instruction: string): string {
  if (connect.test(instruction)) return `${howToConnect} It then answers here instead of me.`
  if (identity.test(instruction)) {
    return `I'm Longhand's built-in writer: a set of text tools, not a language model. ${abilities}\n\n${howToConnect}`
  }
  if (help.test(instruction)) return `${abilities} Paste a text and say which.\n\n${howToConnect}`
  if (greeting.test(instruction))
    return `Hello. I'm the built-in writer. ${abilities} Paste a text and say which.`
  return 'You are welcome. Paste another text whenever you like.'
}

/** Any request that no skill recognises. */
export const nothingToDo: Skill = {
  name: 'beyond',
  works: 'topic',
  gives: 'report',
  recognise: () => false,
  answer: async ({ wording, instruction }) => beyond(wording, instruction),
}

const writing =
  /^(?:write|compose|create|generate|make|draft)\b.*?\b(?:essay|article|blog(?: post)?|story|speech|report|paper|post|paragraph|letter|email|review|statement)s?\b(?:.*?\b(?:about|on|of|for|arguing|explaining)\s+(.{3,80}))?/

export function beyond(wording: string, instruction: string): Answer {
  if (!hasWords(wording)) return { markdown: `There are no words in that. ${abilities}` }
  const asked = writing.exec(instruction)
  const offer = asked?.[1] ? ` I can start you off if you ask "outline ${asked[1].trim()}".` : ''
  const refusal = asked
    ? 'Writing new text takes a language model, and none is connected; I am the built-in writer.'
    : 'That is beyond me: I am the built-in writer, and no language model is connected.'
  return { markdown: `${refusal}${offer} ${howToConnect}\n\n${abilities}` }
}

/** What no skill does with a text that follows. */
const foreignOrder =
  /^(?:translate|paraphrase|rewrite|rephrase|reword|expand|extend|continue|explain|answer|analy[sz]e|critique|grade|solve|simplify|make (?:it|this)|change|convert|turn|what do you think)\b/

/** A text that came without a request that a skill knows. */
export const pastedText: Skill = {
  name: 'pasted text',
  works: 'text',
  gives: 'report',
  recognise: () => false,
  async answer({ text, wording }): Promise<Answer> {
    const [head = ''] = wording.trim().split(/\n|:\s/)
    const order = plainInstruction(head.slice(0, 200))
    if (foreignOrder.test(order) && head.split(/\s+/).length <= 20) return beyond(head, order)
    const size = plural(countWords(text), 'word')
    const language = otherLanguage(text)
    if (language)
      return {
        markdown: `I have your text, ${size}. ${englishOnly('most of what I do is for', language)} I can count it and pick out its main sentences.`,
      }
    return {
      markdown: `I have your text, ${size}. Say what to do with it: humanize, check for AI, proofread, summarise, outline, draft, title, quiz or count.`,
    }
  },
}
