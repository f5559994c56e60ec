import { messages } from '../../messages.ts'

export const localModelsTexts = messages('local-models/card', {
  // Local model card
  title: 'A model on this computer',
  text: 'Runs on the computer of this site, without an account or a key. Texts do not leave it. Only you as the operator see this.',
  notLoaded: 'The models on this computer could not be loaded.',
  notSupported:
    'The program that runs language models is not installed here, or has no version for this system. Connect Ollama, LM Studio or another server instead.',
  downloadsOff: 'Downloads are turned off with the setting MODEL_DOWNLOAD.',

  // Model row
  recommended: 'Recommended',
  facts:
    'For {memory} of memory and {cores, plural, one {one core} other {# cores}} or more. Licence {licence}, by {maker}.',
  onItsWay: 'A model is on its way: {percent}',
  about: {
    'qwen3-0.6b': '{size}. Small and fast. Expect many mistakes.',
    'qwen3-1.7b': '{size}. Runs on most computers.',
    'qwen3-4b': '{size}. The largest of these; needs four cores and patience.',
  },
  needsMemory: '{size}. Needs {memory} of memory, which this computer does not have.',
  download: 'Download and run',
  pause: 'Pause',
  continue: 'Continue',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  delete: 'Delete',
  measure: 'Measure again',
  measureFirst: 'Measure speed',
  deleteModel: 'Delete {name}?',
  deletedFromThisComputer:
    'The file is deleted from this computer. Chats that use the model keep their messages.',
  notStarted: 'The download was not started',
  notDone: 'This was not done',
  downloadOf: 'Download of {name}',
  downloading: '{done} of {size}. You can leave this page; the download goes on.',
  downloadingFor:
    '{done} of {size}, {minutes, plural, one {about one minute left} other {about # minutes left}}. You can leave this page; the download goes on.',
  checking: 'Checking the file…',
  paused: 'Paused at {done} of {size}.',
  failures: {
    refused: 'The address of this model refused the download. Check the setting MODEL_MIRROR.',
    unreached: 'The connection broke several times. What has arrived is kept.',
    'wrong-size': 'The address sent another file than expected, which was deleted.',
    'wrong-checksum': 'The file was not the expected one, or was damaged on the way. It was deleted.',
    'no-room': 'The disk is full. Make room and try again; what has arrived is kept.',
    'not-stored': 'The file could not be written to the folder of the site.',
  },

  // Trial line
  measuring: 'Measuring the speed…',
  speed: 'Ready. Writes about {words} words a second on this computer.',
  notMeasured: 'Ready. The speed has not been measured yet.',

  // Download dialog
  downloadModel: 'Download {name}?',
  whatChanges:
    'When it is ready, it replies in new chats where no other model is connected. Its name is always shown, and everyone can choose another model.',
  size: 'Size',
  sizeAndRoom: '{size}; {free} are free on the disk',
  maker: 'Made by',
  licence: 'Licence',
  origin: 'From',
  revision: 'Revision',
  checksum: 'SHA-256 checksum',
  notVerified:
    'Size and checksum of this file come from other projects that use it; we have not downloaded it ourselves. A file that differs is deleted and never run.',
  notNow: 'Not now',

  // Own file row
  ownFile: 'A file of your own',
  ownFileText: 'Any model in the GGUF format that is already on the computer of this site.',
  chooseFile: 'Enter a path',
  forget: 'Stop using it',
  pathOfTheFile: 'Path of the file',
  pathHint: 'The model is loaded as a test, which can take a minute. Use only files that you trust.',
  tryFile: 'Load and use',

  // Uses by size
  speedExpected: 'Speed',
  speedElsewhere:
    'About {words} words a second with one core of a shared server. Not measured on this computer; that happens when it is here.',
  usesTitle: 'What was measured',
  usesText:
    'With real models, by what came out. What failed at a size is not used at that size or below: the built-in writer does it instead.',
  uses: {
    chats: 'Chats',
    titles: 'Titles',
    rewriting: 'Rewriting',
    essays: 'Essay actions',
    humanizer: 'Humanizer',
  },
  verdicts: { works: 'Works', fails: 'Failed', unmeasured: 'Not measured here' },
  tooSmall:
    'Models of this size failed at every use when we measured them. The built-in writer stays the first choice; for a chat, this one can be chosen by hand.',
})
