package io.tweebyte.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
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

	/** The level at which backends are tested against each other, if it is measured. */
	private static final int CLAIMED = 100;

	/** So many cells show how much a backend differs from itself after another start. */
	private static final int AGAIN = 4;

	private final LoadOrder order;

	private final Random random;

	private final List<Block> blocks = new ArrayList<>();

	BlockPlan(LoadOrder order) {
		this.order = order;
		this.random = new Random(order.seed());
	}

	/**
	 * Round by round the comparisons, in the first one a backend against itself too, and
	 * the overload at the end.
	 */
	List<Block> blocks() {
		List<Contender> contenders = shuffled(this.order.contenders());
		for (int repeat = 1; repeat <= this.order.repeats(); repeat++) {
			if (this.order.preset().freshStarts()) {
				oneCellEach(contenders, repeat);
			}
			else {
				allCellsEach(contenders, repeat);
			}
		}
		if (this.order.preset().overload() && this.order.target().isEmpty()) {
			contenders.forEach((contender) -> add(contender, List
				.of(new Cell(contender, Scenario.USER_SUMMARY, LoadModel.CLOSED, OVERLOAD, Purpose.OVERLOAD, 1))));
		}
		return List.copyOf(this.blocks);
	}

	/**
	 * All backends of a round run their cells in one order: each has done the same before
	 * each. So has the one that is compared with itself, as far as it goes.
	 */
	private void allCellsEach(List<Contender> contenders, int repeat) {
		List<Cell> cells = shuffled(cells(repeat));
		for (Contender contender : turned(contenders, repeat - 1)) {
			add(contender, cells.stream().map((cell) -> cell.of(contender)).toList());
		}
		if (repeat == 1 && isAgainstItself()) {
			Contender first = contenders.getFirst();
			add(first, cells.stream().limit(AGAIN).map((cell) -> cell.of(first).again()).toList());
		}
	}

	/** Whose turn it is depends on the cell, not on its place in a drawn order. */
	private void oneCellEach(List<Contender> contenders, int repeat) {
		List<Cell> cells = cells(repeat);
		for (Cell cell : shuffled(cells)) {
			turned(contenders, cells.indexOf(cell) + repeat - 1)
				.forEach((contender) -> add(contender, List.of(cell.of(contender))));
			if (repeat == 1 && isAgainstItself() && isClaimed(cell)) {
				add(contenders.getFirst(), List.of(cell.of(contenders.getFirst()).again()));
			}
		}
	}

	private boolean isAgainstItself() {
		return this.order.preset().extras() && this.order.target().isEmpty();
	}

	private boolean isClaimed(Cell cell) {
		return cell.model() != this.order.model() || cell.level() == claimed(this.order.levels(cell.scenario()));
	}

	private static int claimed(List<Integer> levels) {
		return levels.stream()
			.filter((level) -> level <= CLAIMED)
			.max(Comparator.naturalOrder())
			.orElseGet(() -> Collections.min(levels));
	}

	private List<Cell> cells(int repeat) {
		Contender any = this.order.contenders().getFirst();
		Stream<Cell> cells = this.order.scenarios()
			.stream()
			.flatMap((scenario) -> this.order.levels(scenario)
				.stream()
				.map((level) -> new Cell(any, scenario, this.order.model(), level, Purpose.COMPARISON, repeat)));
		Stream<Cell> open = hasOpenCell() ? Stream
			.of(new Cell(any, Scenario.MIXED, LoadModel.OPEN, this.order.openRate(), Purpose.COMPARISON, repeat))
				: Stream.empty();
		return Stream.concat(cells, open).toList();
	}

	/** Latency is claimed from the open model only: a whole preset has some of it. */
	private boolean hasOpenCell() {
		return this.order.preset().extras() && this.order.model() == LoadModel.CLOSED
				&& (this.order.scenarios().contains(Scenario.MIXED)
						|| this.order.scenarios().containsAll(this.order.preset().scenarios()));
	}

	private void add(Contender contender, List<Cell> cells) {
		int number = this.blocks.size() + 1;
		this.blocks.add(new Block(number, contender, settling(contender, number), cells));
	}

	/** With few users: they only have to reach all code. */
	private List<Cell> settling(Contender contender, int number) {
		if (this.order.settling().isZero()) {
			return List.of();
		}
		return this.order.scenarios().stream().map((scenario) -> settling(contender, scenario, number)).toList();
	}

	private Cell settling(Contender contender, Scenario scenario, int number) {
		List<Integer> levels = this.order.levels(scenario);
		return levels.isEmpty()
				? new Cell(contender, scenario, LoadModel.OPEN, this.order.openRate(), Purpose.SETTLING, number)
				: new Cell(contender, scenario, this.order.model(), Collections.min(levels), Purpose.SETTLING, number);
	}

	private <T> List<T> shuffled(List<T> elements) {
		List<T> shuffled = new ArrayList<>(elements);
		Collections.shuffle(shuffled, this.random);
		return shuffled;
	}

	/**
	 * Two take turns (ABBA). Three are in each of their six orders once in six turns:
	 * each is as often at each place, and as often before each other.
	 */
	private static List<Contender> turned(List<Contender> contenders, int turn) {
		List<Contender> turned = new ArrayList<>(contenders);
		Collections.rotate(turned, turn);
		return (contenders.size() % 2 == 1 && turn % 2 == 1) ? turned.reversed() : turned;
	}

}
