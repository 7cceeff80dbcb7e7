import { createJobs } from './jobs.ts';
import { answerJobs } from './thread.ts';

answerJobs(createJobs());
