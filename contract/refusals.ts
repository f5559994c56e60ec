import { errorTexts } from './errors.ts'
import { limits } from './limits.ts'
import type { BusyWork, MissingThing, WaitingWork } from './refusal-words.ts'

const number = (value: number) => value.toLocaleString('en-US')

/** The first part of a sentence about a full account. */
export const fullAccountText = `your account holds ${Math.floor(limits.userTextBytesMax / 1_000_000)} MB of text, which is the maximum for an account`

/**
 * The English texts of refusals that are more specific than their code's row in `errors`. A function takes the values
 * that its text contains. Texts for a single noun are in that noun's file, such as `accountTexts` and `fileTexts`.
 */
export const refusalTexts = {
  // Requests
  formUnreadable: 'The form in this request cannot be read.',
  tooManyParts: 'This request has too many parts.',
  fieldWrong: (what: string, why: string) => `${what} is not right: ${why}`,
  fieldTooLong: (what: string, most: number) =>
    `${what} is too long: at most ${number(most)} characters fit. Nothing was changed.`,
  bodyTooLarge: (most: string) =>
    `This is too large: a request may have ${most} at most. Nothing was changed.`,
  originMissing: 'This request does not say which site it came from and was refused.',
  refused: 'This request was refused.',
  notFound: (what: MissingThing) => `${what} was not found.`,
  tooOften: (wait: string, advice: string) =>
    `That was too often. Please wait ${wait} and try again.${advice && ` ${advice}`}`,

  // Stored values
  idempotencyKeyWrong: 'An Idempotency-Key has 1 to 200 characters, without spaces.',
  signsNotStored: 'This text contains characters that cannot be stored.',
  dateOrIdWrong: 'A date or an id in this request is not right.',
  ownerGone: 'The item that this change belongs to was deleted. Please reload the page.',
  accountFull: (reason: string) =>
    `Y${reason.slice(1)}. Delete chats, shared links or kept texts to make room.`,

  // Accounts
  ownAddress: 'This is already your address.',
  twoFactorStartAgain: 'Please start setting up two-factor authentication again.',
  twoFactorOn: 'Two-factor authentication is already on.',
  twoFactorOff: 'Two-factor authentication is already off.',
  keysNotTaken: 'The operator of this site does not accept users’ own keys.',
  addressesNotTaken: 'The operator of this site does not accept other addresses for this key.',

  notAPicture: 'This is not a PNG, JPEG or WebP picture, or it is damaged.',
  pictureTooLarge: (side: number) => `This picture is larger than ${side} × ${side} pixels.`,

  // Work of one owner, and of all users
  busy: (work: BusyWork) => `Several ${work} already. Please wait for one to end.`,
  busyForAMoment: (work: BusyWork) => `Several ${work} already. Please try again in a moment.`,
  repliesBusy: 'Several replies are already being written for you. Please wait for one to end, or stop it.',
  historyBusy: 'Your history is already being read. Please try again in a moment.',
  tooManyPages: 'Too many pages are open in this browser. Please close some of them.',
  ownWorkWaits: (works: WaitingWork) =>
    `Several of your ${works} are still waiting. Please try again when one of them is done.`,
  otherWorkWaits: (works: WaitingWork) =>
    `The server is busy with other ${works}. Please try again in a moment.`,

  // Chats
  messageBlank: 'Please write a message first.',
  messageSent: 'This message was already sent. Reload the page to see the reply.',
  messageTooLongForModel: (model: string, words: number) =>
    `This message is longer than “${model}” can read at once, which is about ${number(words)} words. Shorten it or choose another model.`,
  replyRuns: 'This reply is still being written. Stop it first.',
  replyRunsInChat: 'A reply is still being written in this chat. Stop it or wait for its end.',
  replyWhole: 'This reply cannot be continued: it is complete, or the conversation has continued.',
  replyTooLong: 'The reply reached the maximum length of a message and was stopped here.',
  imagesUnseen: (model: string) =>
    `“${model}” cannot see images. Send the message without them, or choose another model.`,
  tooManyFiles: `A message can have ${limits.filesPerMessageMax} files at most.`,
  tooManyFolders: `There can be ${limits.foldersMax} folders at most.`,
  tooManyLinks: (most: number) =>
    `There can be ${most} shared links at most. Revoke one that you no longer need.`,
  nothingToShare: 'There is nothing to share in this chat yet.',
  noTitleRequest: 'This is not a request for a title.',
  titlesNeedSignIn: 'Titles are only made after signing in.',

  // Essays
  commentsOff: 'The writer takes no comments by this link.',
  commentsFull: 'This essay takes no more comments at the moment.',
  tooManyComments: `An essay can have ${number(limits.essayCommentsMax)} comments at most. Delete some of them first.`,
  quoteGone:
    'The essay has changed, and these words are no longer in it. Reload the page and select them again.',
  commentBlank: 'Please write a comment first.',
  tooManyEssays: `There can be ${number(limits.essaysMax)} essays at most. Delete one that you no longer need.`,
  recordFull:
    'The authorship record of this essay has reached its maximum size. You can download it, or delete it and start another.',
  tooManyVersions: `An essay can have ${number(limits.essayNamedVersionsMax)} named versions at most. Delete one that you no longer need.`,
  passageMissing: 'Please select some text first.',
  passageTooLong: (characters: number, most: number) =>
    `This paragraph has ${number(characters)} characters; ${number(most)} can be worked on at once. Select a part of it. Nothing was changed or charged.`,
  passageTooLongForModel: (model: string) =>
    `“${model}” cannot read this much at once. Select a shorter part, or choose another model in the chat. Nothing was changed or charged.`,
  tokensMissing: 'The protected parts of this text do not match the text.',
  sectionMissing: 'This section is not in the outline.',
  draftMended:
    'Some sentences of the model’s draft were left out: they had figures or sources that are not in your essay, repeated themselves, or made it too long.',
  draftTooShort:
    'The model’s draft is shorter than planned, even after a second try. You can accept it and go on from there, or try again.',
  draftOtherLanguage:
    'The model’s draft is in another language than your essay, even after a second try. Accept it only if that is what you want.',
  draftOtherSubject:
    'The model’s draft may be about something else than this section. Read it before you accept it.',
  draftUnusable:
    'The model’s draft did not fit this section, its length or the language of your essay, so it was refused. Your text is unchanged. Try again, or choose another model.',

  // Study sets
  studyTextTooShort: 'This text is too short for questions. Please paste a few sentences.',
  tooManyStudySets: `There can be ${number(limits.studySetsMax)} study sets at most. Delete one that you no longer need.`,
  tooManyStudyCards: `A study set can have ${number(limits.studyCardsMax)} cards at most. Delete some, or make another set.`,
  studyEssayEmpty: 'This essay has no text yet.',
  studyNothingToUndo: 'A later review of this card was made, so this one can no longer be undone.',

  // Recordings
  noSpeechModel: 'This server has no model that understands speech.',
  recordingEmpty: 'The recording is empty. Please speak again.',
  recordingTooLong: 'The recording is too long. Please speak for five minutes at most.',
  recordingUnknown: 'This recording has an unknown format.',
  speechTimeout: 'Turning speech into text took too long.',
  speechKeyRefused: 'The speech model of this server cannot be used. Its operator can fix this.',
  speechBusy: 'The speech model is busy. Please try again in a moment.',
  speechUnreadable: 'The speech model could not read this recording.',
  speechUnreached: 'The speech model could not be reached. Please try again.',

  // Models
  modelLength: 'The model reached its maximum reply length.',
  modelFiltered:
    'The model’s filter ended this reply, so it is not complete. Put your request in other words, or choose another model.',
  modelBroke: 'The model’s service had a fault and ended this reply before it was complete.',
  modelRepeats: 'The model began to repeat itself, so its reply was ended here.',
  modelWindow:
    'This is more than the model can read at once. Shorten the message, start a new chat or choose another model.',
  modelUnreached: 'The model could not be reached or sent something unreadable. Please try again.',
  modelSilent: 'The model did not begin to answer in time. Please try again, or choose another model.',
  modelStalled: 'The model stopped in the middle of its reply and sent nothing more.',
  modelBusy: 'The model is busy. Please try again in a moment.',
  modelMissing: 'The model that this server is set up with was not found.',
  modelKeyRefused: 'The model refused the key that this server uses. Its operator can fix this.',
  lastOperator: 'This is the last account that operates this site. Name another operator first.',
  operatorNotReady: 'Only an account with a confirmed address that is not suspended can operate this site.',
  operatorBySetting:
    'This account operates this site by the settings of the server, which come first. Change OPERATOR_EMAILS there.',
  addressWrong: (address: string) => `${address} is not an email address. Nobody was invited.`,
  tooManyInvitations: 'There are 2,000 open invitations, which is the maximum. Withdraw some first.',
  tooManyPrices: 'There are prices of 500 models, which is the maximum. Remove some first.',
  wordsNotCounted: 'Words are not counted here, because no plans are sold.',
  fixedBySetting: (setting: string) =>
    `The setting ${setting} of the server fixes this. Change it there, or remove it.`,
  plansNeedKey: 'Plans cannot be sold without STRIPE_SECRET_KEY.',
  plansArePaid:
    'There are plans that are being paid for. End them first, because their payments would go on.',
  keyNeedsHttps: 'A key would travel unprotected to an http:// address on the internet. Use https://.',
  keyForOtherAddress: 'The address has changed. Enter the key again, so that it is sent only where you want.',
  tooManyConnections: 'There can be 30 connections at most. Remove one that you no longer need.',
  modelNotOffered: 'This model is not offered here any more. Choose another one.',
  ownModelBusy: 'The model is busy, or your own key has no credit left. Please try again in a moment.',
  ownModelMissing: 'Your own key does not reach this model. Please choose another one.',
  ownModelKeyRefused: 'Your own key was refused. Check it in Settings, or choose another model.',
  chosenModelUnreached: 'This model cannot be reached right now. Nothing was charged.',
  tokensUsedUp: (span: string) =>
    `You have used today’s share of the language model of this site. It comes back at 00:00 UTC, in ${span}. Other models, a key of your own and the built-in writer still answer.`,

  transcriptionUsedUp: (span: string) =>
    `You have used today’s share of voice transcription of this site. It comes back at 00:00 UTC, in ${span}. You can still type.`,
  checksUsedUp: (span: string) =>
    `Today’s share of checks by the detection service of this site is used up. It comes back at 00:00 UTC, in ${span}.`,
  humanizingUsedUp: (span: string) =>
    `You have used today’s share of the humanizing service of this site. It comes back at 00:00 UTC, in ${span}. Nothing was charged.`,

  // The built-in writer
  replyFailed: (cause: string) => `${errorTexts.chatFailed} ${cause}`,
  writerNeedsTime: (seconds: number) =>
    `The built-in writer needs longer than ${seconds} seconds for this text.`,
  writerNeedsMemory: 'The built-in writer needs more memory for this text than it may use.',
  writerStopped: 'The built-in writer stopped while it worked on this text.',
  writerFailed: 'The built-in writer failed on this text.',

  // Texts and words
  textTooLong: (most: number) =>
    `This text is longer than ${number(most)} characters. Please send it in parts.`,
  tooLongToCheck: (characters: number, most: number) =>
    `This text has ${number(characters)} characters; ${number(most)} can be checked at once. Please check it in parts.`,
  tooLongToHumanize: (characters: number, most: number) =>
    `This text has ${number(characters)} characters; ${number(most)} fit in one text. Please humanize it in parts.`,
  tooLongForPlan: (words: number, plan: PlanLimit, bigger: PlanLimit | null) =>
    `This text has ${number(words)} words. The ${plan.name} plan takes ${number(plan.wordsPerRequest)} in one request${bigger ? `; ${bigger.name} takes ${number(bigger.wordsPerRequest)}.` : '. Please send it in parts.'} Nothing was charged.`,
  planNeeded: (model: string, plan: string) =>
    `${model} is part of the ${plan} plan. Choose another model, or upgrade your plan.`,
  wordsMissing: (needed: number, left: number) =>
    `This text needs ${number(needed)} words of credit and ${number(left)} are left. Nothing was charged.`,
  runElsewhere:
    'This run was started again in another place or took too long to report. Nothing was charged for this one.',
  runOfOtherText: 'This request was sent before with another text. Please send it again.',
  runWithoutResult: 'This run has ended without a result. Please start it again.',
  freeResultsUsedUp: (words: number) =>
    `No changed passage came to read as human, and too few of today’s ${number(words)} words of free results are left, so you get your text back as it was. Free results start again at 00:00 UTC.`,

  // ZeroGPT, as given in docs/spec/1-writing.md section 8; only operators see these (decision 36)
  zeroGptKey: 'Invalid ZeroGPT API key. Please check your configuration.',
  zeroGptLimit: 'ZeroGPT API rate limit exceeded. Please try again later.',
  zeroGptSaid: (error: string) => `ZeroGPT API error: ${error}`,
  zeroGptServer: 'ZeroGPT API server error. Please try again later.',
  zeroGptNoResponse: 'No response received from ZeroGPT API. Please check your internet connection.',
  zeroGptEmpty: 'No response received from ZeroGPT API.',

  // The humanizing service: why it is unavailable, and what to do
  serviceUnavailable: (why: string, advice: string) =>
    `The humanizing service ${why}. ${advice} Nothing was charged.`,
} as const

type PlanLimit = { name: string; wordsPerRequest: number }
