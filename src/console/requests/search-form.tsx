import type { ChangeEvent } from 'react';
import { REQUEST_STATES } from '../../domain/payments/request-states.ts';
import { texts } from '../texts.ts';
import fields from '../ui/fields.module.css';
import { useAddress } from '../ui/link.tsx';
import {
  type RequestSearch,
  requestSearchOf,
  requestsUrl,
  type TopicGroup,
  topicGroups,
} from './search.ts';

const say = texts.requests;
const groupNames: readonly TopicGroup[] = ['payments', 'support', 'appeals', 'ideas'];

/** Which requests stand in the list; the address says so, too. */
export function SearchForm({ search }: { readonly search: RequestSearch }) {
  const { replace } = useAddress();
  const choose = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) => {
    const query = new URLSearchParams({ ...search, [name]: value });
    replace(requestsUrl(requestSearchOf(query)));
  };
  return (
    <div className={fields.fields}>
      <label>
        <span>{say.state}</span>
        <select name="state" value={search.state} onChange={choose}>
          {REQUEST_STATES.map((state) => (
            <option key={state} value={state}>
              {say.states[state]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say.topic}</span>
        <select name="topic" value={search.topic} onChange={choose}>
          <option value="">{say.anyTopic}</option>
          {groupNames.map((name) => (
            <optgroup key={name} label={say.groups[name]}>
              <option value={name}>{say.anyOf[name]}</option>
              {topicGroups[name].map((topic) => (
                <option key={topic.id} value={topic.id}>
                  {say.topics[topic.name]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  );
}
