import { messagesOf } from '../texts/message.ts'
import { nouns } from '../texts/nouns.ts'
import { refusals } from '../texts/refusals.ts'
import { runs } from '../texts/runs.ts'
import { works } from '../texts/works.ts'
import { limits } from './limits.ts'

const texts = messagesOf('refusals', refusals)
const most = (count: number) => ({ most: count })
const fullAccount = { megabytes: Math.floor(limits.userTextBytesMax / 1_000_000) }

/**
 * The messages of refusals that are more specific than their code's row in `errors`. Messages for a single noun are in
 * that noun's file, such as `accountTexts` and `fileTexts`.
 */
export const refusalTexts = {
  ...texts,
  accountFull: texts.accountFull(fullAccount),
  /** The same within a sentence. */
  accountFullIn: texts.accountFullIn(fullAccount),
  tooManyFiles: texts.tooManyFiles(most(limits.filesPerMessageMax)),
  tooManyFolders: texts.tooManyFolders(most(limits.foldersMax)),
  tooManyComments: texts.tooManyComments(most(limits.essayCommentsMax)),
  tooManyEssays: texts.tooManyEssays(most(limits.essaysMax)),
  tooManyVersions: texts.tooManyVersions(most(limits.essayNamedVersionsMax)),
  tooManyStudySets: texts.tooManyStudySets(most(limits.studySetsMax)),
  tooManyStudyCards: texts.tooManyStudyCards(most(limits.studyCardsMax)),
}

/** What is said of a run of the humanizer. */
export const runTexts = messagesOf('runs', runs)

/** The subjects of “{what} was not found.” */
export const nounTexts = messagesOf('nouns', nouns)
export type Noun = keyof typeof nouns

/** What several requests of one owner are doing already. */
export const workTexts = messagesOf('works', works)
export type BusyWork = Exclude<keyof typeof works, 'waiting'>

/** What waits for a thread of the server. */
export const waitingTexts = workTexts.waiting
export type WaitingWork = keyof typeof waitingTexts
