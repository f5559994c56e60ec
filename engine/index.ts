export type { Mode, Purpose, Tone } from './choices.ts'
export { type DetectOptions, detect } from './detector/check/detect.ts'
export { type Judgement, judgeText } from './detector/check/judge-text.ts'
export { tooShortMessage, verdictMessage, wordsReliableMin } from './detector/check/messages.ts'
export { mapPercentageToClass, type PercentageClass } from './detector/check/verdict.ts'
export type {
  DetectedParagraph,
  DetectedSentence,
  Detection,
  Evidence,
  Level,
  PredictedClass,
  Reason,
} from './detector/result.ts'
export { scoreText, scoreViews } from './detector/score/score.ts'
export { applyEdits, type Edit } from './humanizer/edit.ts'
export type { Proof } from './humanizer/guards/proof.ts'
export type { Lock, LockKind } from './humanizer/locks/lock.ts'
export type { Complete, ModelOptions, ModelRequest } from './humanizer/model/ask/ask-model.ts'
export type { Message } from './humanizer/model/ask/write-prompt.ts'
export {
  humanizeWithModel,
  type ModelProgress,
  type ModelWork,
} from './humanizer/model/run/humanize-with-model.ts'
export { humanizeWithRewrite } from './humanizer/model/taken/humanize-with-rewrite.ts'
export { type Estimate, estimate } from './humanizer/rewrite/estimate.ts'
export { humanize } from './humanizer/rewrite/humanize.ts'
export { type ChangeJudgement, judgeChanges } from './humanizer/rewrite/judge-changes.ts'
export type {
  Humanization,
  HumanizeOptions,
  Progress,
  SentenceAlternatives,
} from './humanizer/rewrite/result.ts'
export { changeReasons } from './humanizer/rules/change-reasons.ts'
export { makeQuestions } from './study/make-questions.ts'
export type {
  StudyAsked,
  StudyOptions,
  StudyQuestion,
  StudyQuestions,
} from './study/question.ts'
export { type Paragraph, parseDocument, type Sentence, type TextDocument } from './text/document.ts'
export { detectLanguage, type Language } from './text/language.ts'
export { type NormalText, normaliseText, type Tampering, type TamperingKind } from './text/normalise.ts'
export type { Span } from './text/sentences.ts'
export type { Token, TokenKind } from './text/tokens.ts'
export { countWords } from './word-count.ts'
