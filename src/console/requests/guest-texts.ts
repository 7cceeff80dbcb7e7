/** The texts of what guests write to support. */
export const guestTexts = {
  title: 'Guests',
  explained:
    'People without an account, or who cannot sign in, write here. Nobody has proved who they are, nor that the address is theirs: tell them nothing of any account. The answer goes out by email, in their language. Each reading and each answer is on record.',
  kept: (days: number) => `What had no word for ${days} days is deleted.`,
  state: 'State',
  loading: 'Loading…',
  lists: {
    open: {
      list: 'Waiting, the longest first',
      none: 'None waits',
      noneText: 'What guests write stands here until it is answered.',
    },
    answered: {
      list: 'Answered, the newest first',
      none: 'None is answered',
      noneText: 'What was answered stands here until it is closed or deleted.',
    },
    closed: {
      list: 'Closed, the newest first',
      none: 'None is closed',
      noneText: 'What is over stands here until it is deleted.',
    },
  },
  elsewhere: 'The back-end that is connected answers guests itself.',
  number: (number: string) => `Message ${number}`,
  asked: (at: string, language: string) => `Written ${at}, ${language}.`,
  email: 'Answer to',
  name: 'Name',
  subject: 'Subject',
  erase: 'Delete',
  eraseNow: 'Delete it for ever',
  forbidden: 'Messages of guests need the support role.',
} as const;
