/** Refusals about models on this computer. */
export const localModels = {
  lineFull: 'Many replies wait for the model on this computer. Please try again in a few minutes.',
  ownLineFull:
    'Several of your requests already wait for the model on this computer. Please wait until one of them has ended, or stop one.',
  slow: 'The model on this computer took longer than 15 minutes, so the reply was stopped.',
  crashed: 'The model on this computer stopped unexpectedly. Please try again.',
  paused: 'The model on this computer stopped several times. It can be started again in {seconds} seconds.',
  needsMemory: 'The model on this computer needs {needed} of memory, and {left} are free.',
  notLoaded: {
    runtime: 'The program that runs language models does not work on this computer.',
    file: 'This file is not a language model that can be read here, or it is damaged.',
    memory: 'This computer has too little free memory for this model.',
    crash: 'This file is not a language model that can be read here, or it is damaged.',
    slow: 'The model on this computer took too long to load.',
  },
  downloadOff: 'Downloads of language models are turned off on this site.',
  otherDownload: 'Another model is being downloaded. Wait for it, or pause it first.',
  noRoom: 'This model needs {needed} on the disk, and {free} are free.',
  fileMissing: 'There is no such file on the computer that runs this site, or it cannot be read.',
  fileNoModel: 'This file is not a language model in the GGUF format.',
  fileIsBaseModel:
    'This file is a base model: it continues texts and has no format for replies. Choose the version that is called “instruct” or “chat”.',
  fileIsSetting: 'This file is named in the setting AI_LOCAL_FILE. Change it there.',
  notReady: 'This model is not on this computer yet.',
} as const
