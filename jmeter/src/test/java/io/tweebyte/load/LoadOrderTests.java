package io.tweebyte.load;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.data.TweetScale;

import static org.assertj.core.api.Assertions.assertThat;

class LoadOrderTests {

	private static final List<Contender> ALL = List.of(Contender.values());

	@Test
	void expectsTheSmokeRunToTakeLessThanThreeMinutes() {
		assertThat(order(Preset.SMOKE, Preset.SMOKE.contenders(), 1).expected()).isLessThan(Duration.ofMinutes(3));
	}

	@Test
	void expectsTheQuickRunToTakeLessThanAQuarterOfAnHour() {
		// Filling the databases and measuring the generator come on top, once.
		assertThat(order(Preset.QUICK, ALL, 1).expected()).isLessThan(Duration.ofMinutes(14));
	}

	@Test
	void expectsThePaperToTakeTwoDaysWithTheStudysCells() {
		LoadOrder order = order(Preset.PAPER, ALL, 1);
		assertThat(order.blocks()).hasSize(5 * (84 + 3) + 5 + 3)
			.allSatisfy((block) -> assertThat(block.cells()).hasSize(1));
		assertThat(order.expected()).isBetween(Duration.ofHours(40), Duration.ofHours(50));
	}

	@Test
	void measuresSessionsInTheOpenModelInEachRoundOfThePaper() {
		LoadOrder order = order(Preset.PAPER, ALL, 1);
		assertThat(cells(order, Purpose.COMPARISON)).filteredOn((cell) -> cell.model() == LoadModel.OPEN)
			.hasSize(5 * 3)
			.allSatisfy((cell) -> assertThat(cell.scenario()).isEqualTo(Scenario.MIXED));
		assertThat(order.measured()).containsExactlyElementsOf(Preset.QUICK.scenarios());
	}

	@Test
	void addsNoSessionsToScenariosThatWereChosen() {
		LoadOrder chosen = order(Preset.PAPER, ALL, 1, 1, List.of(Scenario.FOLLOW), List.of(10, 250));
		assertThat(chosen.measured()).containsExactly(Scenario.USER_SUMMARY, Scenario.FOLLOW);
		assertThat(cells(chosen, Purpose.COMPARISON)).allMatch((cell) -> cell.scenario() == Scenario.FOLLOW);
		assertThat(cells(chosen, Purpose.SAME_AGAIN)).extracting(Cell::level).containsExactly(10);
	}

	@Test
	void startsEachBackendOnceABlockAndGivesAllTheSameCellsInTheSameOrder() {
		List<Block> blocks = order(Preset.QUICK, ALL, 1).blocks();
		assertThat(blocks).hasSize(4);
		assertThat(blocks.subList(0, 3)).extracting(Block::contender).containsExactlyInAnyOrder(Contender.values());
		List<Cell> cells = blocks.get(0).cells();
		assertThat(cells).hasSize(6).filteredOn((cell) -> cell.model() == LoadModel.OPEN).hasSize(1);
		assertThat(blocks.get(2).cells().stream().map((cell) -> cell.of(cells.getFirst().contender())))
			.containsExactlyElementsOf(cells);
	}

	@Test
	void letsBackendsSettleThatHaveSeveralCellsAStart() {
		assertThat(order(Preset.QUICK, ALL, 1).blocks()).allSatisfy((block) -> {
			assertThat(block.settling()).extracting(Cell::scenario).containsExactlyElementsOf(Preset.QUICK.scenarios());
			assertThat(block.settling()).extracting(Cell::level).containsExactly(10, 10, 10, 10, 20);
			assertThat(block.settling().getLast().model()).isEqualTo(LoadModel.OPEN);
		});
		assertThat(order(Preset.PAPER, ALL, 1).blocks()).allSatisfy((block) -> assertThat(block.settling()).isEmpty());
	}

	@Test
	void measuresABackendAgainstItselfAtTheSamePlacesAfterAStart() {
		List<Block> blocks = order(Preset.QUICK, ALL, 7).blocks();
		List<Cell> again = blocks.getLast().cells();
		assertThat(again).hasSize(4).allMatch((cell) -> cell.purpose() == Purpose.SAME_AGAIN);
		assertThat(again.stream().map((cell) -> cell.twin().orElseThrow()))
			.containsExactlyElementsOf(blocks.getFirst().cells().subList(0, 4));
		assertThat(again.getFirst().twin().orElseThrow().twin()).isEmpty();
	}

	@Test
	void measuresABackendAgainstItselfWhereThePaperClaims() {
		List<Cell> again = cells(order(Preset.PAPER, ALL, 7), Purpose.SAME_AGAIN);
		assertThat(again).hasSize(5)
			.allSatisfy((cell) -> assertThat(cell.contender()).isEqualTo(again.getFirst().contender()));
		assertThat(again).filteredOn((cell) -> cell.model() == LoadModel.CLOSED)
			.allSatisfy((cell) -> assertThat(cell.level()).isEqualTo(100))
			.extracting(Cell::scenario)
			.containsExactlyInAnyOrderElementsOf(Preset.PAPER.scenarios());
		assertThat(again).filteredOn((cell) -> cell.model() == LoadModel.OPEN).hasSize(1);
		assertThat(cells(order(Preset.PAPER, ALL, 7), Purpose.COMPARISON))
			.containsAll(again.stream().map((cell) -> cell.twin().orElseThrow()).toList());
	}

	@Test
	void turnsTheOrderRoundForEachCellOfTwoBackends() {
		List<Block> blocks = order(Preset.PAPER, List.of(Contender.ASYNC, Contender.REACTIVE), 9).blocks();
		for (Cell cell : cells(order(Preset.PAPER, List.of(Contender.ASYNC), 9), Purpose.COMPARISON)) {
			if (cell.repeat() < 5) {
				assertThat(isFirst(blocks, cell)).isNotEqualTo(isFirst(blocks, next(cell)));
			}
		}
	}

	@Test
	void putsEachOfThreeBackendsBeforeEachOtherAsOften() {
		LoadOrder order = order(Preset.SMOKE, ALL, 3, 6);
		List<List<Contender>> rounds = IntStream.range(0, 6)
			.mapToObj(
					(round) -> order.blocks().subList(round * 3, round * 3 + 3).stream().map(Block::contender).toList())
			.toList();
		assertThat(rounds).doesNotHaveDuplicates();
	}

	@Test
	void turnsTheOrderRoundInEverySecondRound() {
		List<Contender> order = order(Preset.SMOKE, List.of(Contender.ASYNC, Contender.REACTIVE), 3, 4).blocks()
			.stream()
			.map(Block::contender)
			.toList();
		assertThat(order).hasSize(8);
		assertThat(order.subList(2, 4)).isEqualTo(order.subList(0, 2).reversed());
		assertThat(order.subList(4, 8)).isEqualTo(order.subList(0, 4));
	}

	@Test
	void drawsTheSameOrderFromTheSameSeedOnly() {
		assertThat(order(Preset.PAPER, ALL, 5).blocks()).isEqualTo(order(Preset.PAPER, ALL, 5).blocks())
			.isNotEqualTo(order(Preset.PAPER, ALL, 6).blocks());
	}

	@Test
	void keepsOverloadApart() {
		assertThat(order(Preset.PAPER, ALL, 1).blocks()).filteredOn(Block::production)
			.hasSize(3)
			.allSatisfy(
					(block) -> assertThat(block.cells()).extracting(Cell::purpose).containsExactly(Purpose.OVERLOAD));
	}

	@Test
	void namesEachCellOnce() {
		List<String> names = order(Preset.PAPER, ALL, 1).blocks()
			.stream()
			.flatMap((block) -> block.cells().stream())
			.map(Cell::name)
			.toList();
		assertThat(names).doesNotHaveDuplicates();
	}

	private static Cell next(Cell cell) {
		return new Cell(cell.contender(), cell.scenario(), cell.model(), cell.level(), cell.purpose(),
				cell.repeat() + 1);
	}

	private static boolean isFirst(List<Block> blocks, Cell cell) {
		return blocks.stream()
			.flatMap((block) -> block.cells().stream())
			.filter((other) -> other.of(cell.contender()).equals(cell))
			.findFirst()
			.orElseThrow()
			.equals(cell);
	}

	private static List<Cell> cells(LoadOrder order, Purpose purpose) {
		return order.blocks()
			.stream()
			.flatMap((block) -> block.cells().stream())
			.filter((cell) -> cell.purpose() == purpose)
			.toList();
	}

	private static LoadOrder order(Preset preset, List<Contender> contenders, long seed) {
		return order(preset, contenders, seed, preset.repeats());
	}

	static LoadOrder order(Preset preset, List<Contender> contenders, long seed, int repeats) {
		return order(preset, contenders, seed, repeats, preset.scenarios(), List.of());
	}

	static LoadOrder order(Preset preset, List<Contender> contenders, long seed, int repeats, List<Scenario> scenarios,
			List<Integer> levels) {
		return new LoadOrder(preset, contenders, scenarios, levels, LoadModel.CLOSED, preset.openRate(), repeats,
				Via.GATEWAY, Optional.empty(), false, Optional.of("/key.pem"), seed, TweetScale.SMALL, preset.timing(),
				preset.settling(), "256m");
	}

}
