import { messages } from '../../messages.ts'

export const operatorTexts = messages('operating/frame', {
  title: 'Operator',
  sections: 'Sections for operators',
  site: 'Settings of this site',
  names: {
    users: 'Users',
    invitations: 'Invitations',
    failed: 'Failed jobs',
    banner: 'Banner',
    usage: 'Usage',
    billing: 'Billing',
    log: 'Log',
  },
  texts: {
    users: 'Everyone with an account here.',
    invitations: 'Who may create an account by invitation.',
    failed: 'Jobs and mails that were given up. They are kept for seven days.',
    banner: 'A line for everyone who is signed in.',
    usage: 'What models and people used, by day.',
    billing: 'What is stored of plans and payments.',
    log: 'What operators did.',
  },
})
