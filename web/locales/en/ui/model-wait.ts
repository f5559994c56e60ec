import { messages } from '../../messages.ts'

export const modelWaitTexts = messages('ui/model-wait', {
  starts: 'The model on this computer is starting…',
  place:
    '{place, plural, one {One other request is before yours.} other {# other requests are before yours.}}',
  placeForSeconds:
    '{place, plural, one {One other request is before yours,} other {# other requests are before yours,}} {seconds, plural, one {about one second.} other {about # seconds.}}',
  placeForMinutes:
    '{place, plural, one {One other request is before yours,} other {# other requests are before yours,}} {minutes, plural, one {about one minute.} other {about # minutes.}}',
  reads: 'The model on this computer is reading…',
  readsForSeconds:
    '{seconds, plural, one {The model on this computer is reading, about one second more.} other {The model on this computer is reading, about # seconds more.}}',
  readsForMinutes:
    '{minutes, plural, one {The model on this computer is reading, about one minute more.} other {The model on this computer is reading, about # minutes more.}}',
})
