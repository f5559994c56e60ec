import { messages } from '../../messages.ts'

export const landingTexts = messages('content/landing', {
  // Stats
  measured: 'Measured results',
  peopleFlagged:
    'of {texts, number} texts by people are flagged as AI, each from a source that the detector had not seen',
  modelsFound: 'of {texts, number} texts by language models are found, at a threshold of 1% false alarms',
  factsKept: 'of rewritten test texts kept every number, name, quotation, citation and link',
  nothingSent: 'bytes of your text leave your browser when you try it below',
  reproducible: 'The repository has the commands that print these figures.',
  howWeMeasure: 'How they are measured',

  // Tools
  oneDesk:
    'One desk, {count, plural, =3 {three tools} =4 {four tools} =5 {five tools} =6 {six tools} one {# tool} other {# tools}}',
  seeThemAll: 'See them at work',

  // Detector names
  otherDetectors: 'Detectors you may meet',
  otherDetectorsText:
    'They disagree with each other, and each is wrong at times. We have no part in them; our own shows its reasons.',
  /** Names of products, by name only. */
  detectorNames:
    'GPTZero, Turnitin, Copyleaks, Originality.ai, ZeroGPT, Winston AI, Sapling, Pangram, QuillBot, Scribbr',
})
