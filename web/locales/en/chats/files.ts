import { messages } from '../../messages.ts'

export const chatFileTexts = messages('chats/files', {
  // Attach button
  attachFiles: 'Attach files',
  filesToAttach: 'Files to attach',

  // Attachment chip
  show: 'Show {name}',
  tryAgain: 'Try {name} again',
  remove: 'Remove {name}',
  sending: 'Sending, {round}%',
  reading: 'Reading',

  // Attachment list
  attachedFiles: 'Attached files',
  filesAreBeingRead: 'Files are being read',

  // Choose files
  leftOut: '{tooMuch} Left out: {leftOut}',

  // File calls
  theServerCouldNotBe: 'the server could not be reached',
  theFileWasTakenBack: 'The file was taken back.',

  // File drop
  filesAreNotAcceptedHere: 'Files are not accepted here',
  dropFilesHere: 'Drop files here',
  textPdfWordAndImage: 'Text, PDF, Word and image files, at most {filesPerMessageMax}, 10 MB each',

  // File icon
  text: 'Text',
  word: 'Word',
  image: 'Image',

  // File preview
  thisFileCouldNotBe: 'This file could not be loaded',
  textOfTheFile: 'Text of the file',
  showMore: 'Show more',

  // Message files
  files: 'Files',

  // Unseen images
  itGetsTheRestOf:
    'It gets the rest of your message and a note that images were attached. They stay with the message.',
  itWouldOnlyGetA: 'It would only get a note that images were attached. They stay with the message.',
  readsTextOnly: '“{model}” reads text only. {advice}',
  sendWithoutImages: 'Send without images',

  // Use attachments
  pleaseTryAgain: 'please try again',
})
