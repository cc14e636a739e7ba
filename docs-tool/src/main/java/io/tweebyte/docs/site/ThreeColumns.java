package io.tweebyte.docs.site;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Tree;
import io.tweebyte.docs.diff.Pair;
import io.tweebyte.docs.diff.ThreeWay;
import io.tweebyte.docs.diff.ThreeWayRow;

/**
 * A class of which all three trees have a file of their own.
 *
 * @param virtual the files of async and virtual
 * @param reactive the files of async and reactive
 */
record ThreeColumns(Paired virtual, Paired reactive) {

	/** What the names of pages with three columns begin with. */
	static final String PREFIX = "three-";

	/** Finds the classes whose file of async has a counterpart in both other trees. */
	static List<ThreeColumns> among(List<Paired> virtual, List<Paired> reactive) {
		return reactive.stream()
			.filter((file) -> file.pair().isWhole())
			.flatMap((file) -> virtual.stream()
				.filter((other) -> other.pair().isWhole() && other.pair().left().equals(file.pair().left()))
				.map((other) -> new ThreeColumns(other, file)))
			.toList();
	}

	/** The name of its page. */
	String page() {
		return PREFIX + this.reactive.page();
	}

	/** The simple name of the class; all names where they differ. */
	String name() {
		return String.join(" / ", names());
	}

	List<String> names() {
		return Stream.of(this.reactive.pair(), this.virtual.pair())
			.flatMap((pair) -> pair.names().stream())
			.distinct()
			.toList();
	}

	/** The pair by which it is known. */
	Pair pair() {
		return this.reactive.pair();
	}

	/** Its files, from the root. */
	List<String> paths() {
		return List.of(pair().path(Tree.ASYNC), this.virtual.pair().path(Tree.VIRTUAL), pair().path(Tree.REACTIVE));
	}

	/** Whether both files of a pair are among its own. */
	boolean holds(Pair pair) {
		return paths().containsAll(List.of(pair.left(), pair.right()));
	}

	/** What the comments of all trees say. */
	List<Lesson> lessons() {
		return Stream.of(this.virtual, this.reactive).flatMap((file) -> file.lessons().stream()).distinct().toList();
	}

	/** All lines, side by side. */
	List<ThreeWayRow> rows() {
		return ThreeWay.rows(this.virtual.comparison().rows(), this.reactive.comparison().rows());
	}

	/** In which step of colour it is shown: that of the tree that differs more. */
	String shade() {
		boolean virtualMore = this.virtual.code().percent() > this.reactive.code().percent();
		return (virtualMore ? this.virtual : this.reactive).shade();
	}

	/** How much of its code differs from async. */
	String share() {
		return "virtual %s, reactive %s".formatted(this.virtual.share(), this.reactive.share());
	}

}
