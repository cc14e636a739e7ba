package io.tweebyte.docs.site;

import java.util.List;

import io.tweebyte.docs.diff.Lines;

/**
 * The figures of a package, or of a service as a whole.
 *
 * @param name how it is called
 * @param paired files that both trees have
 * @param leftOnly files that one tree has alone
 * @param rightOnly files that the other has alone
 * @param code the lines of code of all files
 * @param comments their lines of comment
 * @param leftOperators which operators one side calls, and how often
 * @param rightOperators which operators the other calls
 */
record PackageFigures(String name, long paired, long leftOnly, long rightOnly, Lines code, Lines comments,
		String leftOperators, String rightOperators) {

	static PackageFigures of(String name, List<Paired> files, Operators left, Operators right) {
		List<String> classes = files.stream()
			.map(Paired::pair)
			.flatMap((pair) -> pair.names().stream().map((simple) -> pair.packageName() + "." + simple))
			.toList();
		return new PackageFigures(name, files.stream().filter((file) -> file.pair().isWhole()).count(),
				files.stream().filter((file) -> !file.pair().inRight()).count(),
				files.stream().filter((file) -> !file.pair().inLeft()).count(), Lines.sum(files, Paired::code),
				Lines.sum(files, Paired::comments), left.among(classes::contains), right.among(classes::contains));
	}

}
