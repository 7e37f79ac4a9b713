import './editor.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { slugify } from '../../model/slug.ts';
import { paths } from '../paths.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import { EditorContext } from './editor-context.ts';
import type { Change } from './entries.tsx';
import type { Checked, FormProblem, Opened, Path, Saved } from './form.ts';
import { asGroup, withoutEmpty, withoutRemoved } from './form-values.ts';
import { checkForm, RefusedError, saveForm, SignedOutError } from './requests.ts';
import { Value } from './schema-form.tsx';
import { goTo } from './section.tsx';

/** The editor: a form that follows from the schema of a file. The server checks while one types, and again when it saves. */

/** How long nobody has typed before the server checks, in milliseconds. */
const PAUSE_MS = 300;

const texts = {
  clean: '',
  edited: 'Not saved yet. It is kept on this phone.',
  saving: 'Saving…',
  offline: 'No network. What you wrote is kept on this phone; press Save again later.',
  failed: 'The server could not take this. What you wrote is kept on this phone; load the page again.',
  asked: '',
  signedOut: 'You have been signed out. What you wrote is kept on this phone.',
  refused: 'Not saved. What is wrong stands at its field.',
} as const;

const focusOn = (element: HTMLElement | null): void => element?.focus();

const focusOnSave = (): void => focusOn(document.querySelector<HTMLElement>('#editor [type=submit]'));

const goToFirstProblem = (): void => goTo(document.querySelector('#editor .problem')?.closest('.field, details'));

const dateTime = (moment: number): string =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type Asked = Extract<Saved, { question: string }>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const valueAt = (data: unknown, path: Path): unknown => path.reduce<unknown>((at, key) => Object(at)[key], data);

const element = document.querySelector<HTMLElement>('#editor');
const { base = '', unit: id = '', place: field = '', opened: json = '' } = element?.dataset ?? {};
// The server has written it (routes.tsx).
const opened = JSON.parse(json) as Opened;
const kept = readDraft(id);
// What was kept is said at the top, also after a reload.
const place: Path = kept ? [] : field.split('.').filter(Boolean);
if (kept) history.scrollRestoration = 'manual';
const openedAt = Date.now();
const initial = { ...asGroup(opened.data), ...asGroup(opened.start) };
const hasRecipe = '$new' in asGroup(opened.data);

function Editor() {
  const [draft, setDraft] = useState<Draft>(
    kept ?? { was: opened.data, data: initial, form: crypto.randomUUID(), at: openedAt },
  );
  const latest = useRef(draft);
  const [state, setState] = useState<keyof typeof texts>(kept ? 'edited' : 'clean');
  /** What the server has said, and of which values. */
  const [checked, setChecked] = useState<Checked & { of?: unknown }>({ problems: [], preview: [], blocks: [] });
  /** Whether it is asked what becomes of the draft that was found. */
  const [isFound, setIsFound] = useState(kept !== undefined);
  const [hasTried, setHasTried] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [begun, setBegun] = useState<Readonly<Record<string, string | undefined>>>({});
  const setBegunAt = useCallback(
    (at: string, message: string | undefined) => setBegun((before) => ({ ...before, [at]: message })),
    [],
  );

  // Not while it is saved: what the form is of may get another name then, or go.
  const isEdited = state === 'clean' || state === 'edited';
  useEffect(() => {
    if (!isEdited) return undefined;
    const request = new AbortController();
    const check = () => checkForm({ base, id, ...draft }, request.signal);
    const show = (result: Checked) => setChecked({ ...result, of: draft.data });
    // Without an answer the form stays as it is; saving says what is wrong.
    const timer = setTimeout(() => void check().then(show, () => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [draft, isEdited]);
  useEffect(() => {
    if (state === 'refused') goToFirstProblem();
  }, [state]);
  useEffect(() => {
    if (state === 'edited') keepDraft(id, draft);
  }, [draft, state]);

  const change = (work: Change) => {
    latest.current = { ...latest.current, data: withoutRemoved(work(latest.current.data), latest.current.data) };
    setDraft(latest.current);
    setAsked(undefined);
    setState('edited');
  };
  const save = async (full: Draft = draft, sure = '') => {
    const sent = { ...full, data: withoutEmpty(full.data, full.was) };
    latest.current = sent;
    setDraft(sent);
    setState('saving');
    setHasTried(true);
    try {
      const result = await saveForm({ base, id, ...sent }, sent.form, sure);
      if ('address' in result) {
        dropDraft(id);
        return location.assign(result.address);
      }
      setAsked('question' in result ? result : undefined);
      if ('problems' in result) setChecked((now) => ({ ...now, ...result, of: sent.data }));
      setState('question' in result ? 'asked' : 'refused');
    } catch (error) {
      setState(error instanceof SignedOutError ? 'signedOut' : error instanceof RefusedError ? 'failed' : 'offline');
    }
  };
  const answerYes = ({ question, conflicts, data, merged }: Asked) => {
    if (!conflicts) return void save(draft, question);
    const next = { ...draft, was: data, data: merged };
    keepDraft(id, next);
    void save(next);
  };
  const names = useMemo(() => {
    const added = Object.entries(asGroup(asGroup(draft.data)['$new']));
    const own = Object.fromEntries(added.map(([key, one]) => [key, String(asGroup(one)['name'] || key)]));
    return { ...opened.names, parts: { ...opened.names['parts'], ...own } };
  }, [draft.data]);
  const recipe = asGroup(draft.data)['$recipe'];
  /** The ingredient that is called like what the recipe may lack. */
  const missingPart = Object.entries(recipe ? names.parts : {}).find(
    ([, name]) => name.toLowerCase() === asked?.missing,
  )?.[0];
  const goBack = ({ missing }: Asked) => {
    if (missingPart !== undefined) {
      const made = [asGroup(recipe)['made'] ?? [], missingPart].flat();
      return void save({ ...draft, data: { ...asGroup(draft.data), $recipe: { ...asGroup(recipe), made } } });
    }
    setAsked(undefined);
    setState(hasRecipe && missing ? 'refused' : 'edited');
    if (!hasRecipe || !missing) return focusOnSave();
    const path = recipe ? ['$recipe', 'made'] : ['$recipe'];
    setChecked((now) => ({ ...now, problems: [{ path, message: `Add ${missing} here.` }], of: draft.data }));
  };
  const startAfresh = () => {
    dropDraft(id);
    location.reload();
  };
  const keep = () => {
    setIsFound(false);
    focusOnSave();
  };
  const addPart = (name: string): string => {
    const part = slugify(name);
    change((now) => ({ ...asGroup(now), $new: { ...asGroup(asGroup(now)['$new']), [part]: { name } } }));
    return part;
  };
  // Before the first Save, only what was touched is called wrong.
  const isTouched = ({ path: [key], message }: FormProblem) =>
    hasTried ||
    (key !== undefined && message !== 'is missing; add it' && !isSame(asGroup(draft.data)[key], asGroup(initial)[key]));
  // What was changed since is not called wrong until it is checked again.
  const isChecked = ({ path }: FormProblem) => isSame(valueAt(checked.of, path), valueAt(draft.data, path));
  const problems = checked.problems.filter((one) => isTouched(one) && isChecked(one));
  const unfinished = hasTried ? Object.values(begun).filter((message) => message !== undefined) : [];
  const general = problems.filter(({ path }) => path.length === 0);
  return (
    <EditorContext
      value={{
        problems,
        place,
        names,
        pictures: opened.pictures,
        was: draft.was,
        data: draft.data,
        blocks: checked.blocks,
        setBegun: setBegunAt,
        addPart: hasRecipe ? addPart : undefined,
      }}
    >
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (state === 'saving') return;
          setHasTried(true);
          if (Object.values(begun).every((message) => message === undefined)) void save();
        }}
      >
        {kept && isFound && state === 'edited' && (
          <div className="conflict" role="status">
            <p>{`This is what you had begun on ${dateTime(kept.at)} and not saved. It is on this phone alone.`}</p>
            <p className="buttons">
              <button type="button" onClick={keep}>
                Keep it
              </button>
              <button type="button" onClick={startAfresh}>
                Begin anew
              </button>
            </p>
          </div>
        )}
        {opened.note !== undefined && <p className="hint">{opened.note}</p>}
        {/* An answer leads away from the form, so nothing is typed until then. */}
        <div inert={state === 'saving'}>
          <Value form={opened.form} label={opened.title} name="" value={draft.data} onChange={change} />
        </div>
        {checked.preview.map(({ title, lines }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also for the keyboard
          <section key={title} className="follows" aria-label={title} tabIndex={0}>
            <h2>{title}</h2>
            <ul className="tight" aria-live="polite">
              {(isSame(checked.of, draft.data) ? lines : ['What follows from this change is not checked yet.']).map(
                (line) => (
                  <li key={line}>{line}</li>
                ),
              )}
            </ul>
          </section>
        ))}
        {asked && (
          <div role="alert" className="conflict" tabIndex={-1} ref={focusOn}>
            <p>{asked.question}</p>
            {asked.conflicts && (
              <ul>
                {asked.conflicts.map(({ label, yours, theirs }) => (
                  <li key={label}>
                    <p className="label">{label}</p>
                    <p>{`Saved: ${theirs}`}</p>
                    <p>{`Yours: ${yours}`}</p>
                  </li>
                ))}
              </ul>
            )}
            <p className="buttons">
              {!asked.conflicts && (
                <button type="button" onClick={() => goBack(asked)}>
                  {missingPart !== undefined
                    ? `Add ${asked.missing} to what it is made of, and save`
                    : `Go ${hasRecipe && asked.missing ? 'to what it is made of' : 'back and change it'}`}
                </button>
              )}
              <button type="button" onClick={() => answerYes(asked)}>
                {asked.conflicts ? 'Save mine' : asked.meaning ? `Save: ${asked.meaning}` : 'Yes, save'}
              </button>
              {asked.conflicts && (
                <button type="button" onClick={startAfresh}>
                  Keep what was saved
                </button>
              )}
            </p>
          </div>
        )}
        <div className="save">
          <button type="submit" disabled={state === 'saving'}>
            Save
          </button>
          {checked.blocks.length > 0 && (
            <button type="button" onClick={() => goTo(document.querySelector('#preview'))}>
              Look at it
            </button>
          )}
          <span role="status">
            <span>{state === 'refused' && problems.length === general.length ? 'Not saved.' : texts[state]}</span>
            {state === 'refused' && problems.length > general.length && (
              <button type="button" onClick={goToFirstProblem}>
                Go to the first
              </button>
            )}
            {state === 'signedOut' && (
              <a href={`${paths.signIn}?to=${encodeURIComponent(location.pathname + location.search)}`}>Sign in</a>
            )}
            {[...unfinished, ...general.map(({ message }) => message)].map((message) => (
              <span key={message} className="problem">
                {message}
              </span>
            ))}
          </span>
        </div>
      </form>
    </EditorContext>
  );
}

void navigator.serviceWorker?.register(paths.offlineScript);
// A page that Back shows as it was left would go on saving.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
if (element) createRoot(element).render(<Editor />);
