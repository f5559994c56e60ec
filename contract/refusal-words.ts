/**
 * The words that refusals are made with. A word that is missing here does not compile at its refusal, and one without a
 * translation fails `web/locales/contract-translations.test.ts`.
 */

/** The subjects of “{what} was not found.” */
export const missingThings = [
  'This account',
  'This address',
  'This card',
  'This chat',
  'This check',
  'This comment',
  'This passkey',
  'This connection',
  'This document',
  'This essay',
  'This file',
  'This invitation',
  'This job',
  'This key',
  'This folder',
  'This link',
  'This mail',
  'This message',
  'This model',
  'This page',
  'This question',
  'This record',
  'This reply',
  'This review',
  'This scan',
  'This session',
  'This study set',
  'This template',
  'This text',
  'This version',
  'The deleted message',
  'The message that this one follows',
  'Your key',
  'Your picture',
] as const
export type MissingThing = (typeof missingThings)[number]

/** What several requests of one owner are doing already. */
export const busyWorks = [
  'authorship records of yours are being sealed',
  'changes of yours are being saved',
  'comments are being sent from here',
  'chats of yours are being opened',
  'downloads of yours are running',
  'essays of yours are being opened',
  'essays of yours are being saved',
  'files of yours are being read',
  'imports of yours are running',
  'keys of yours are being tested',
  'links of yours are being made',
  'models are being listed for you',
  'models are being tried out for you',
  'pages of yours are being opened',
  'prices are being looked up for you',
  'questions of yours about the plan are being answered',
  'recordings of yours are being read',
  'requests about accounts are being answered from here',
  'searches of yours are running',
  'shared chats are being opened from here',
  'sources are being looked up for you',
  'study sets of yours are being made',
  'texts of yours are being checked',
  'texts of yours are being compared',
  'texts of yours are being estimated',
  'texts of yours are being humanized',
  'texts of yours are being searched for on the web',
  'titles are being written for you',
] as const
export type BusyWork = (typeof busyWorks)[number]

/** What waits for a thread of the server. */
export const waitingWorks = ['essays', 'files', 'texts'] as const
export type WaitingWork = (typeof waitingWorks)[number]

/** Why a file cannot be read, as the readers of documents report it. */
export const fileFaults = [
  'it is an image',
  'it is damaged',
  'it is empty',
  'it is not a Word document',
  'it is not a text, a document or an image that can be read here',
  'it is protected by a password',
  'it unpacks to more than 64 MB',
  'it unpacks to more than this server can hold',
  'reading it takes too long',
  'the PDF is damaged',
  'the Word document is damaged',
  'the image is damaged',
  'there is no text in it',
] as const
