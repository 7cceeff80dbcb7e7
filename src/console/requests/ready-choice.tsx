import { type ChangeEvent, useState } from 'react';
import { writtenLanguages } from '../../domain/site/languages.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { languageName } from '../../site/ui/format/language-name.ts';
import { texts } from '../texts.ts';
import fields from '../ui/fields.module.css';
import { type AnswerLanguage, readyAnswers } from './ready-answers.ts';

const say = texts.requests;

/** The language that was answered in last: whoever answers several goes on in it. */
let spoken: AnswerLanguage = 'en';

/** Answers to begin with, in the language that the player writes. */
export function ReadyChoice({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const [language, setLanguage] = useState<AnswerLanguage>(spoken);
  const [name, setName] = useState(readyAnswers[0].name);
  const speak = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    spoken = writtenLanguages.find((code) => code === value) ?? language;
    setLanguage(spoken);
  };
  const chosen = readyAnswers.find((one) => one.name === name) ?? readyAnswers[0];
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
        <select
          name="ready"
          value={chosen.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        >
          {readyAnswers.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <Button size="s" onClick={() => onChoose(chosen.words[language])}>
        {say.insert}
      </Button>
    </div>
  );
}
