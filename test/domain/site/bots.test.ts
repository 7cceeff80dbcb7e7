import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isBot } from '../../../src/domain/site/bots.ts';

const test = suite('domain: bots');

const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Applebot/0.3; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mediapartners-Google',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mozilla/5.0 (compatible; Mail.RU_Bot/2.0; +https://help.mail.ru/webmaster/indexing/robots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'ia_archiver',
];

const people = [
  '',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; CUBOT_X18_Plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; arm_64; Android 13; SM-A525F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 YaBrowser/23.11.0.77.00 SA/3 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/97.0 Mobile Safari/537.36 baiduboxapp/13.10.0.10',
  'Mozilla/5.0 (X11; Linux x64; rv:127.0) Gecko/20100101 Firefox/127.0',
];

test('robots of searches and previews are recognised', () => {
  for (const userAgent of robots) assert.ok(isBot(userAgent), userAgent);
});

test('browsers of people are not, whatever their makers are called', () => {
  for (const userAgent of people) assert.not.ok(isBot(userAgent), userAgent);
});

test.run();
