package io.tweebyte.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Arranges cells so that no backend is always the first or the last: what changes on a
 * machine as time goes by must not pass for a difference between backends.
 */
class BlockPlan {

	/** More users than any backend serves at once on a machine of few cores. */
	private static final int OVERLOAD = 1000;

	private final LoadOrder order;

	private final Random random;

	private final List<Block> blocks = new ArrayList<>();

	BlockPlan(LoadOrder order) {
		this.order = order;
		this.random = new Random(order.seed());
	}

	/**
	 * First a backend against itself, then the comparisons, every second round in the
	 * opposite order (ABBA), then the overload.
	 */
	List<Block> blocks() {
		List<Contender> contenders = shuffled(this.order.contenders());
		if (this.order.preset().extras() && this.order.target().isEmpty()) {
			// Whoever comes first among the comparisons is compared with this.
			sameAgain(contenders.getFirst());
		}
		if (this.order.preset().freshStarts()) {
			oneCellEach(contenders);
		}
		else {
			allCellsEach(contenders);
		}
		if (this.order.preset().overload() && this.order.target().isEmpty()) {
			contenders.forEach((contender) -> add(contender, List
				.of(new Cell(contender, Scenario.USER_SUMMARY, LoadModel.CLOSED, OVERLOAD, Purpose.OVERLOAD, 1))));
		}
		return List.copyOf(this.blocks);
	}

	private void sameAgain(Contender contender) {
		List<Scenario> scenarios = this.order.scenarios()
			.stream()
			.filter(this.order.preset().sameAgain()::contains)
			.toList();
		List<Cell> cells = (scenarios.isEmpty() ? this.order.scenarios().subList(0, 1) : scenarios).stream()
			.map((scenario) -> new Cell(contender, scenario, this.order.model(), this.order.levels(scenario).getFirst(),
					Purpose.SAME_AGAIN, 1))
			.toList();
		if (this.order.preset().freshStarts()) {
			cells.forEach((cell) -> add(contender, List.of(cell)));
		}
		else {
			add(contender, cells);
		}
	}

	/** All backends run their cells in one order: each has done the same before each. */
	private void allCellsEach(List<Contender> contenders) {
		for (int repeat = 1; repeat <= this.order.repeats(); repeat++) {
			List<Cell> cells = shuffled(cells(repeat));
			for (Contender contender : turned(contenders, repeat)) {
				add(contender, cells.stream().map((cell) -> cell.of(contender)).toList());
			}
		}
	}

	private void oneCellEach(List<Contender> contenders) {
		for (int repeat = 1; repeat <= this.order.repeats(); repeat++) {
			int turn = repeat;
			for (Cell cell : shuffled(cells(repeat))) {
				turned(contenders, turn++).forEach((contender) -> add(contender, List.of(cell.of(contender))));
			}
		}
	}

	private List<Cell> cells(int repeat) {
		Contender any = this.order.contenders().getFirst();
		Stream<Cell> cells = this.order.scenarios()
			.stream()
			.flatMap((scenario) -> this.order.levels(scenario)
				.stream()
				.map((level) -> new Cell(any, scenario, this.order.model(), level, Purpose.COMPARISON, repeat)));
		boolean open = this.order.preset().extras() && this.order.model() == LoadModel.CLOSED
				&& this.order.scenarios().contains(Scenario.MIXED);
		return Stream
			.concat(cells,
					open ? Stream.of(new Cell(any, Scenario.MIXED, LoadModel.OPEN, this.order.openRate(),
							Purpose.COMPARISON, repeat)) : Stream.empty())
			.toList();
	}

	private void add(Contender contender, List<Cell> cells) {
		this.blocks.add(new Block(this.blocks.size() + 1, contender, cells));
	}

	private <T> List<T> shuffled(List<T> elements) {
		List<T> shuffled = new ArrayList<>(elements);
		Collections.shuffle(shuffled, this.random);
		return shuffled;
	}

	private static List<Contender> turned(List<Contender> contenders, int turn) {
		return (turn % 2 == 1) ? contenders : contenders.reversed();
	}

}
