package io.tweebyte.load;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LoadOrderTests {

	private static final List<Contender> ALL = List.of(Contender.values());

	@Test
	void expectsTheSmokeRunToTakeLessThanThreeMinutes() {
		assertThat(expected(order(Preset.SMOKE, ALL, 1))).isLessThan(Duration.ofMinutes(3));
	}

	@Test
	void expectsTheQuickRunToTakeLessThanAQuarterOfAnHour() {
		// Filling the databases and measuring the generator come on top, once.
		assertThat(expected(order(Preset.QUICK, ALL, 1))).isLessThan(Duration.ofMinutes(14));
	}

	@Test
	void expectsThePaperToTakeFortyHoursWithTheStudysCells() {
		LoadOrder order = order(Preset.PAPER, ALL, 1);
		assertThat(order.blocks()).hasSize(5 * 84 + 4 + 3).allSatisfy((block) -> assertThat(block.cells()).hasSize(1));
		assertThat(expected(order)).isBetween(Duration.ofHours(35), Duration.ofHours(45));
	}

	@Test
	void startsEachBackendOnceABlockAndGivesAllTheSameCellsInTheSameOrder() {
		List<Block> blocks = order(Preset.QUICK, ALL, 1).blocks();
		assertThat(blocks).hasSize(4);
		Block again = blocks.getFirst();
		assertThat(again.cells()).hasSize(2).allMatch((cell) -> cell.purpose() == Purpose.SAME_AGAIN);
		assertThat(again.contender()).isEqualTo(blocks.get(1).contender());
		assertThat(blocks.subList(1, 4)).extracting(Block::contender).containsExactlyInAnyOrder(Contender.values());
		List<Cell> cells = blocks.get(1).cells();
		assertThat(cells).hasSize(8).filteredOn((cell) -> cell.model() == LoadModel.OPEN).hasSize(1);
		assertThat(blocks.get(3).cells().stream().map((cell) -> cell.of(cells.getFirst().contender())))
			.containsExactlyElementsOf(cells);
	}

	@Test
	void comparesTheSameAgainWithACellThatThereIs() {
		List<Block> blocks = order(Preset.QUICK, ALL, 7).blocks();
		assertThat(blocks.get(1).cells()).containsAll(blocks.getFirst()
			.cells()
			.stream()
			.map((cell) -> new Cell(cell.contender(), cell.scenario(), cell.model(), cell.level(), Purpose.COMPARISON,
					1))
			.toList());
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

	private static Duration expected(LoadOrder order) {
		return order.expected(order.blocks());
	}

	private static LoadOrder order(Preset preset, List<Contender> contenders, long seed) {
		return order(preset, contenders, seed, preset.repeats());
	}

	static LoadOrder order(Preset preset, List<Contender> contenders, long seed, int repeats) {
		return new LoadOrder(preset, contenders, preset.scenarios(), List.of(), LoadModel.CLOSED, preset.openRate(),
				repeats, Via.GATEWAY, Optional.empty(), Optional.of("/key.pem"), seed, preset.scale(), preset.timing());
	}

}
