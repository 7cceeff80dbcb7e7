import { answerJobs } from '../threads/thread.ts';
import { createJobs } from './jobs.ts';

answerJobs(createJobs());
