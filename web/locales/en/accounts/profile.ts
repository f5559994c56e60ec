import { messages } from '../../messages.ts'

export const profileTexts = messages('accounts/profile', {
  // Picture card
  picture: 'Picture',
  yourPicture: 'Your picture',
  onlyYouSeeIt: 'Only you see it, beside your name. The middle of the file is used, without its other data.',
  chooseAPicture: 'Choose a picture',
  removePicture: 'Remove',
  pictureSaved: 'Picture saved',
  pictureRemoved: 'Picture removed',
  pictureNotSaved: 'Your picture was not changed.',
  notAPicture: 'This browser cannot read the file as a picture. Choose a PNG, JPEG or WebP file.',
})
