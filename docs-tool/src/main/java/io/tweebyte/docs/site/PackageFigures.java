package io.tweebyte.docs.site;

import java.util.List;

import io.tweebyte.docs.diff.Lines;

/**
 * The figures of a package, or of a service as a whole.
 *
 * @param name how it is called
 * @param paired files that both trees have
 * @param asyncOnly files that one tree has alone
 * @param reactiveOnly files that the other has alone
 * @param code the lines of code of all files
 * @param comments their lines of comment
 * @param asyncOperators which operators one side calls, and how often
 * @param reactiveOperators which operators the other calls
 */
record PackageFigures(String name, long paired, long asyncOnly, long reactiveOnly, Lines code, Lines comments,
		String asyncOperators, String reactiveOperators) {

	static PackageFigures of(String name, List<Paired> files, Operators async, Operators reactive) {
		List<String> classes = files.stream()
			.map(Paired::pair)
			.flatMap((pair) -> pair.names().stream().map((simple) -> pair.packageName() + "." + simple))
			.toList();
		return new PackageFigures(name, files.stream().filter((file) -> file.pair().isWhole()).count(),
				files.stream().filter((file) -> !file.pair().inReactive()).count(),
				files.stream().filter((file) -> !file.pair().inAsync()).count(), Lines.sum(files, Paired::code),
				Lines.sum(files, Paired::comments), async.among(classes::contains), reactive.among(classes::contains));
	}

}
