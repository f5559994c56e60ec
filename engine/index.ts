export type { Mode, Purpose, Tone } from './choices.ts'
export { type DetectOptions, detect } from './detector/detect.ts'
export { type Judgement, judgeText } from './detector/judge-text.ts'
export type {
  DetectedParagraph,
  DetectedSentence,
  Detection,
  Evidence,
  Level,
  PredictedClass,
  Reason,
} from './detector/result.ts'
export { scoreText, scoreViews } from './detector/score.ts'
export { mapPercentageToClass, type PercentageClass } from './detector/verdict.ts'
export type { Message, Strategy } from './humanizer/brief.ts'
export { applyEdits, type Edit } from './humanizer/edit.ts'
export { type Estimate, estimate } from './humanizer/estimate.ts'
export { humanize } from './humanizer/humanize.ts'
export type { Lock, LockKind } from './humanizer/locks/lock.ts'
export { humanizeWithModel, type ModelProgress } from './humanizer/model/humanize-with-model.ts'
export { humanizeWithRewrite } from './humanizer/model/humanize-with-rewrite.ts'
export type { Complete, ModelOptions, ModelRequest } from './humanizer/model/rewrite-passage.ts'
export type { Proof } from './humanizer/proof.ts'
export type {
  Humanization,
  HumanizeOptions,
  Progress,
  SentenceAlternatives,
} from './humanizer/result.ts'
export { type Paragraph, parseDocument, type Sentence, type TextDocument } from './text/document.ts'
export { detectLanguage, type Language } from './text/language.ts'
export { type NormalText, normaliseText, type Tampering, type TamperingKind } from './text/normalise.ts'
export type { Span } from './text/sentences.ts'
export type { Token, TokenKind } from './text/tokens.ts'
export { countWords } from './word-count.ts'
