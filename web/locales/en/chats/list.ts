import { messages } from '../../messages.ts'

export const listTexts = messages('chats/list', {
  // Chat folder
  menuOfTheFolder: 'Menu of the folder {name}',
  rename: 'Rename',
  deleteFolderKeepItsChats: 'Delete folder, keep its chats',
  renameTheFolder: 'Rename the folder',
  loading: 'Loading…',
  couldNotBeLoaded: 'Could not be loaded',
  thisFolderIsEmpty: 'This folder is empty',

  // Chat list item
  menuOf: 'Menu of {title}',

  // Chat list
  archivedChats: 'Archived chats',
  chats: 'Chats',
  noArchivedChats: 'No archived chats',
  noChatHistory: 'No chat history',
  tryAgain: 'Try again',
  theChatsCouldNotBe: 'The chats could not be loaded.',
  allChats: 'All chats',
  archived: 'Archived',
  loadingTheChats: 'Loading the chats',

  // Chat menu
  share: 'Share…',
  unpin: 'Unpin',
  pin: 'Pin',
  unarchive: 'Unarchive',
  archive: 'Archive',
  delete: 'Delete',
  newFolder: 'New folder',
  moveToFolder: 'Move to folder',
  removeFromFolder: 'Remove from folder',
  newFolderNow: 'New folder…',

  // Pinned chats and folders
  pinned: 'Pinned',
  folders: 'Folders',

  // Export menu
  preparingYourFile: 'Preparing your file…',
  wasNotExported: '“{title}” was not exported. {error}',
  export: 'Export',
  markdown: 'Markdown',
  wordDocument: 'Word document',
  printOrSaveAsPdf: 'Print or save as PDF',
  jsonWithAllBranches: 'JSON, with all branches',
  pdfFile: 'PDF file (.pdf)',
  wordFile: 'Word (.docx)',
  oldWordFile: 'Word 97–2003 (.doc)',
  richTextFile: 'Rich text (.rtf)',
  plainTextFile: 'Plain text (.txt)',
  markdownFile: 'Markdown (.md)',
  webPageFile: 'Web page (.html)',

  // Folder dialog
  cancel: 'Cancel',
  save: 'Save',
  name: 'Name',

  // Use chat actions
  pleaseTryAgain: 'Please try again.',
  wasNotDeleted: '“{title}” was not deleted. {error}',
  notSaved: 'Not saved. {error}',
  deleted: '“{title}” deleted',
  undo: 'Undo',
  archivedTitle: '“{title}” archived',
  isBackInTheList: '“{title}” is back in the list',
  theFolderWasNotCreated: 'The folder was not created. {error}',

  // Use folder actions
  theFolderWasNotRenamed: 'The folder was not renamed.',
  theFolderWasNotDeleted: 'The folder was not deleted.',
})
