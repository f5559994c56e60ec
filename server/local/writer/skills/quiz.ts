import { blank } from '../quiz/cloze.ts'
import { makeQuiz } from '../quiz/make-quiz.ts'
import type { Question } from '../quiz/question.ts'
import type { Answer, Skill } from '../skill.ts'
import { englishOnly, otherLanguage } from '../text/language.ts'
import { loadTagger } from '../text/tagger.ts'
import { countIn, inline, plural } from '../text/wording.ts'
import { missingText } from './missing.ts'

const patterns = [
  /^quiz\b/,
  /^(?:an? |the |short |quick |\w+[- ]question |multiple[- ]choice |\d+ )*(?:quiz|test questions?|quiz questions?|comprehension questions?)\b/,
  /^(?:make|create|write|generate|prepare|do|build|turn)\b.{0,60}\b(?:quiz|(?:test|quiz|comprehension|exam|revision|study) questions?|questions? (?:about|on|from)|flash ?cards?)\b/,
  /^(?:ask|test) (?:me|us)\b/,
  /^(?:\d+|a few|some|five|ten|three) questions (?:about|on|from)\b/,
]

const questionsDefault = 5
const questionsMax = 20

export const quiz: Skill = {
  name: 'quiz',
  works: 'text',
  gives: 'report',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)),
  async answer({ text, instruction, source }): Promise<Answer> {
    const missing = missingText(text, 'make a quiz from')
    const topicAlone =
      /\b(?:on|about)\s+(?!this|that|it\b|the (?:text|above)|my)/.test(instruction) && source !== 'message'
    if (missing)
      return topicAlone
        ? { markdown: `${missing.markdown} I ask only what a text says, so a topic alone is not enough.` }
        : missing
    const language = otherLanguage(text)
    if (language) return { markdown: englishOnly('I make quizzes in', language) }
    const asked = countIn(instruction, 'questions') ?? questionsDefault
    const wanted = Math.min(questionsMax, Math.max(1, asked))
    const questions = makeQuiz(text, wanted, await loadTagger())
    if (questions.length === 0)
      return {
        markdown: 'The text gives me nothing to ask: it needs a few sentences with facts, names or figures.',
      }
    const short =
      questions.length < wanted ? `The text has enough for ${plural(questions.length, 'question')}.\n\n` : ''
    return { markdown: short + shown(questions) }
  },
}

const letters = 'abcdefgh'

function shown(questions: Question[]): string {
  const asked = questions.map(({ prompt, options }, i) => {
    const choices = options.map((option, at) => `   ${letters[at]}) ${inline(option)}`).join('  \n')
    return `${i + 1}. ${inline(prompt).replace('\u0000', blank)}${choices ? `  \n${choices}` : ''}`
  })
  const answers = questions.map(({ answer, options }, i) => {
    const at = options.indexOf(answer)
    return `${i + 1}. ${at < 0 ? '' : `${letters[at]}) `}${inline(answer)}`
  })
  return `**Questions**\n\n${asked.join('\n')}\n\n**Answers**\n\n${answers.join('\n')}`
}
