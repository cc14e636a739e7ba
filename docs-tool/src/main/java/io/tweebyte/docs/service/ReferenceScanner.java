package io.tweebyte.docs.service;

import java.util.HashSet;
import java.util.Set;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;

/**
 * Collects the classes that a file brings into a service: those it extends, creates,
 * calls statically or names in annotations. The type of a variable is none of them, since
 * its object was created elsewhere.
 */
final class ReferenceScanner extends TreeScanner<Void, Void> {

	private final Set<String> names = new HashSet<>();

	/** Returns simple names, of classes among others. */
	Set<String> names() {
		return this.names;
	}

	@Override
	public Void visitIdentifier(IdentifierTree identifier, Void nothing) {
		this.names.add(identifier.getName().toString());
		return null;
	}

	@Override
	public Void visitClass(ClassTree type, Void nothing) {
		scan(type.getModifiers(), nothing);
		scan(type.getExtendsClause(), nothing);
		scan(type.getImplementsClause(), nothing);
		return scan(type.getMembers(), nothing);
	}

	@Override
	public Void visitVariable(VariableTree variable, Void nothing) {
		scan(variable.getModifiers(), nothing);
		return scan(variable.getInitializer(), nothing);
	}

	@Override
	public Void visitMethod(MethodTree method, Void nothing) {
		scan(method.getModifiers(), nothing);
		scan(method.getParameters(), nothing);
		return scan(method.getBody(), nothing);
	}

	@Override
	public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
		scan(call.getMethodSelect(), nothing);
		return scan(call.getArguments(), nothing);
	}

	@Override
	public Void visitParameterizedType(ParameterizedTypeTree type, Void nothing) {
		return scan(type.getType(), nothing);
	}

	@Override
	public Void visitNewArray(NewArrayTree array, Void nothing) {
		return scan(array.getInitializers(), nothing);
	}

	@Override
	public Void visitTypeCast(TypeCastTree cast, Void nothing) {
		return scan(cast.getExpression(), nothing);
	}

	@Override
	public Void visitInstanceOf(InstanceOfTree test, Void nothing) {
		return scan(test.getExpression(), nothing);
	}

}
