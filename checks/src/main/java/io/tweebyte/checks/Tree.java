package io.tweebyte.checks;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** One of the trees, named after its folder. */
public enum Tree {

	ASYNC, REACTIVE, VIRTUAL;

	/** The folder of what async and virtual have in common, laid under both. */
	public static final String SERVLET = "servlet";

	/** The folder of what this tree has alone. */
	public String folder() {
		return name().toLowerCase(Locale.ROOT);
	}

	/** The first letter of its name, which distinguishes the numbers of its lines. */
	public String letter() {
		return folder().substring(0, 1);
	}

	/** All folders that hold files of this tree, its own first. */
	public List<String> folders() {
		return (this == REACTIVE) ? List.of(folder()) : List.of(folder(), SERVLET);
	}

	/** The folders of all trees, each once. */
	public static List<String> allFolders() {
		return Stream.of(values()).flatMap((tree) -> tree.folders().stream()).distinct().toList();
	}

}
