import type { Contender } from './measure.ts';
import { bareStatement, compiler } from './scenarios/compile.ts';
import type { Scenario, ScenarioCall } from './scenarios/scenarios.ts';
import type { BareStatement } from './sides/bare-side.ts';
import type { Site } from './sites.ts';

export interface Prepared {
  readonly scenario: Scenario;
  /** The statements of the bare side by address. */
  readonly bareCalls: ReadonlyMap<string, readonly BareStatement[]>;
  readonly contenders: (productPort: number, barePort: number) => Contender[];
}

/** The calls of a scenario, and the same as statements for the bare side. */
export function prepare(scenario: Scenario, site: Site, smallSite: Site): Prepared {
  const calls = scenario.calls(site.place);
  const ours = bareCallsOf('ours', scenario, calls, site, ({ statements }) => statements);
  const textbook = bareCallsOf('textbook', scenario, calls, site, ({ textbook = [] }) => textbook);
  const { headers } = site;
  return {
    scenario,
    bareCalls: new Map([...ours, ...(scenario.hasTextbook ? textbook : [])]),
    contenders: (productPort, barePort) => [
      { name: 'product', port: productPort, paths: calls.map(({ path }) => path), headers },
      { name: 'bare', port: barePort, paths: [...ours.keys()], headers },
      ...(scenario.hasTextbook
        ? [{ name: 'textbook' as const, port: barePort, paths: [...textbook.keys()], headers }]
        : []),
      ...(scenario.grows ? [smallContender(scenario, smallSite, productPort)] : []),
    ],
  };
}

function smallContender(
  { calls, smallCalls = calls }: Scenario,
  { place, headers }: Site,
  port: number,
): Contender {
  return { name: 'small', port, paths: smallCalls(place).map(({ path }) => path), headers };
}

function bareCallsOf(
  kind: string,
  { key }: Scenario,
  calls: readonly ScenarioCall[],
  { session }: Site,
  statementsOf: (call: ScenarioCall) => NonNullable<ScenarioCall['textbook']>,
): Map<string, BareStatement[]> {
  return new Map(
    calls.map((call, index) => {
      const statements = statementsOf(call).map((statement) => bareStatement(statement.compile(compiler)));
      return [`/${kind}/${key}/${index}`, [session, ...statements]];
    }),
  );
}
