import { changeRegister, type Register } from '../register/change-register.ts'
import { type Answer, type Skill, textEnd } from '../skill.ts'
import { englishOnly, otherLanguage } from '../text/language.ts'
import { wordsIn } from '../wording/instruction.ts'
import { missingText } from './missing.ts'

const formalWords = '(?:formal|professional|polite|academic|business-?like)'
const casualWords = '(?:casual|informal|friendly|relaxed|conversational|chatty)'
const rewriteVerbs = '(?:make|rewrite|rephrase|reword|turn|change|put|convert|write|say)'

const judgeableWordsMin = 25

function patternsFor(words: string, adverbs: string): readonly RegExp[] {
  return [
    new RegExp(`^${rewriteVerbs}\\b.{0,40}\\b${words}\\b`),
    new RegExp(`^${rewriteVerbs} (?:it |this |that |my text )?(?:more )?(?:${adverbs})\\b`),
    new RegExp(`^(?:a )?(?:more |less )?${words}(?: version| tone| style| please)?$`),
    new RegExp(`^(?:more|less) ${words}\\b`),
  ]
}
const patterns: readonly (readonly [Register, readonly RegExp[]])[] = [
  ['casual', patternsFor(casualWords, 'casually|informally|colloquially')],
  ['formal', patternsFor(formalWords, 'formally|professionally|politely|academically')],
]

function registerOf(clause: string): Register | null {
  const found = patterns.find(([, tests]) => tests.some((pattern) => pattern.test(clause)))?.[0]
  if (!found || !/\bless\b/.test(clause)) return found ?? null
  return found === 'formal' ? 'casual' : 'formal'
}

/** Formal and casual rewrites, word by word, followed by the engine's plain wording. */
export const changeTone: Skill = {
  name: 'change tone',
  works: 'text',
  gives: 'text and account',
  recognise: (clause) => registerOf(clause) !== null,
  async answer({ text, instruction }): Promise<Answer> {
    const register = registerOf(instruction) ?? 'formal'
    const missing = missingText(text, `make ${register}`)
    if (missing) return missing
    // A short note full of chat words is too short for language detection.
    const language = wordsIn(text) < judgeableWordsMin ? null : otherLanguage(text)
    if (language) return { markdown: englishOnly('I change the tone of', language) }
    const changed = changeRegister(text, register).trim()
    if (changed === text.trim())
      return {
        markdown: `I found nothing to make more ${register} in it. Its facts and wording can stay as they are.`,
      }
    const note = `I changed wording only. Please read it once: a rule cannot know whom you write to.`
    return { markdown: `${changed}${textEnd}${note}`, text: changed }
  },
}
