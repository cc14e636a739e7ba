package io.tweebyte.docs.service;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.parity.JavaSource;

/**
 * What a Java file refers to.
 *
 * @param types the full names of the classes that it brings into a service; those that it
 * does not import are taken to be in its own package, so some do not exist
 * @param returns the simple names of the types that methods return, by
 * {@code Class.method}
 * @param calls the calls of methods on objects whose type is known from a declaration
 * @param staticCalls the static methods that it calls, as {@code Class.method/2} with the
 * number of arguments
 */
record SourceFile(Set<String> types, Map<String, String> returns, Set<CallChain> calls, Set<String> staticCalls) {

	/** Reads a file. */
	static SourceFile read(Project project, String path) {
		CompilationUnitTree unit = JavaSource.read(project, path).unit();
		ReferenceScanner references = new ReferenceScanner();
		references.scan(unit.getTypeDecls(), null);
		CallScanner calls = new CallScanner();
		calls.scan(unit.getTypeDecls(), null);
		Map<String, String> imports = new HashMap<>();
		for (ImportTree line : unit.getImports()) {
			String name = line.getQualifiedIdentifier().toString();
			imports.put(name.substring(name.lastIndexOf('.') + 1), outermost(name));
		}
		String samePackage = unit.getPackageName() + ".";
		return new SourceFile(references.names()
			.stream()
			.map((name) -> imports.getOrDefault(name, samePackage + name))
			.collect(Collectors.toSet()), calls.returns(), calls.calls(), calls.staticCalls());
	}

	/** Returns the outermost class of a nested class or a static member. */
	private static String outermost(String name) {
		StringBuilder type = new StringBuilder();
		for (String part : name.split("\\.")) {
			type.append(type.isEmpty() ? "" : ".").append(part);
			if (Character.isUpperCase(part.charAt(0))) {
				break;
			}
		}
		return type.toString();
	}

}
