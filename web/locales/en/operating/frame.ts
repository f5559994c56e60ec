import { messages } from '../../messages.ts'

export const operatorTexts = messages('operating/frame', {
  title: 'Operator',
  sections: 'Sections for operators',
  site: 'Settings of this site',
  names: {
    users: 'Users',
    log: 'Log',
  },
  texts: {
    users: 'Everyone with an account here.',
    log: 'What operators did.',
  },
})
