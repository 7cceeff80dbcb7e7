import { type ChangeEvent, useState } from 'react';
import { writtenLanguages } from '../../domain/languages.ts';
import { languageName } from '../../site/ui/format/language-name.ts';
import { texts } from '../texts.ts';
import fields from '../ui/fields.module.css';
import { type AnswerLanguage, readyAnswers } from './ready-answers.ts';

const say = texts.requests;

/** Answers to begin with, in the language that the player writes. */
export function ReadyChoice({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const [language, setLanguage] = useState<AnswerLanguage>('en');
  const speak = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
    setLanguage(writtenLanguages.find((code) => code === value) ?? language);
  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const found = readyAnswers.find(({ name }) => name === value);
    if (found) onChoose(found.words[language]);
  };
  return (
    <div className={fields.fields}>
      <label>
        <span>{say.language}</span>
        <select name="language" value={language} onChange={speak}>
          {writtenLanguages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say.ready}</span>
        {/* What was chosen is in the answer: the choice stands open again. */}
        <select name="ready" value="" onChange={choose}>
          <option value="">{say.readyNone}</option>
          {readyAnswers.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
