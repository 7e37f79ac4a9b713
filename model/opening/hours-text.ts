/** A time in a text: "12:00 PM", "10.30 pm", "11 pm", "12 noon", "23:00". A number alone is not taken for a time. */
const TIME =
  /(?<![\d.:])(?:(?<hour>\d{1,2})(?:[.:](?<minute>\d\d))? ?(?<half>am|pm|a\.m\.|p\.m\.)|(?<plainHour>\d{1,2})[.:](?<plainMinute>\d\d)|(?:12 ?)?(?<word>noon|midday|midnight))(?![\d\p{L}])/giu;

const HALF_DAY = 12 * 60;

/** The minutes since midnight that a time in a text may mean: two for "11:00" without am or pm. */
function readTime(groups: Record<string, string | undefined>): number[] {
  const { hour, minute = '0', half, plainHour, plainMinute, word } = groups;
  if (word) return [word.toLowerCase() === 'midnight' ? 0 : HALF_DAY];
  if (half) return [(Number(hour) % 12) * 60 + Number(minute) + (/^p/i.test(half) ? HALF_DAY : 0)];
  const time = Number(plainHour) * 60 + Number(plainMinute);
  return Number(plainHour) > 12 ? [time % (2 * HALF_DAY)] : [time % HALF_DAY, (time % HALF_DAY) + HALF_DAY];
}

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/**
 * What is wrong with the text of the opening hours beside `opens` and `closes`, or undefined: the first and the last time in it must
 * be theirs. A text with fewer than two times is not compared.
 */
export function hoursProblem(text: string, opens: string, closes: string): string | undefined {
  const times = [...text.matchAll(TIME)].map(({ groups = {} }) => readTime(groups));
  if (times.length < 2) return undefined;
  if (times.at(0)?.includes(minutesOf(opens)) && times.at(-1)?.includes(minutesOf(closes))) return undefined;
  return `"${text}" is not from ${opens} to ${closes}, as "opens" and "closes" say; write the same times in all three`;
}
