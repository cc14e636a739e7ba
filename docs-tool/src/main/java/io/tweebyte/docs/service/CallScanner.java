package io.tweebyte.docs.service;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import javax.lang.model.element.Modifier;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;

/**
 * Collects the calls on fields, parameters and local variables, and those of static
 * methods. Types are known by their declarations in the file, without compiling it.
 */
final class CallScanner extends TreeScanner<Void, Void> {

	private final Map<String, String> returns = new HashMap<>();

	private final Set<CallChain> calls = new HashSet<>();

	private final Set<String> staticCalls = new HashSet<>();

	/** The static method that is read; empty in all other code. */
	private String caller = "";

	private final Deque<String> classes = new ArrayDeque<>();

	private final Deque<Map<String, String>> fields = new ArrayDeque<>();

	/** Everything visible: those of the surrounding scopes are copied. */
	private final Deque<Map<String, String>> variables = new ArrayDeque<>(List.of(new HashMap<>()));

	/** Returns the types that methods return, by {@code Class.method}. */
	Map<String, String> returns() {
		return this.returns;
	}

	Set<CallChain> calls() {
		return this.calls;
	}

	/** Returns the static methods that are called, by name and number of arguments. */
	Set<String> staticCalls() {
		return this.staticCalls;
	}

	@Override
	public Void visitClass(ClassTree type, Void nothing) {
		Map<String, String> own = new HashMap<>();
		for (Tree member : type.getMembers()) {
			if (member instanceof VariableTree field) {
				own.put(field.getName().toString(), simpleName(field.getType()));
			}
		}
		if (type.getKind() == Kind.RECORD) {
			own.forEach((name, returned) -> this.returns.put(type.getSimpleName() + "." + name, returned));
		}
		this.classes.push(type.getSimpleName().toString());
		this.fields.push(own);
		inScope(own, () -> super.visitClass(type, nothing));
		this.fields.pop();
		this.classes.pop();
		return null;
	}

	@Override
	public Void visitMethod(MethodTree method, Void nothing) {
		if (method.getReturnType() != null) {
			this.returns.put(this.classes.peek() + "." + method.getName(), simpleName(method.getReturnType()));
		}
		this.caller = isCalledByName(method) ? name(this.classes.peek(), method.getName(), method.getParameters()) : "";
		inScope(Map.of(), () -> super.visitMethod(method, nothing));
		this.caller = "";
		return null;
	}

	/** Spring calls static methods that have annotations. */
	private static boolean isCalledByName(MethodTree method) {
		return method.getModifiers().getFlags().contains(Modifier.STATIC)
				&& method.getModifiers().getAnnotations().isEmpty();
	}

	private static String name(String type, CharSequence method, List<?> arguments) {
		return type + "." + method + "/" + arguments.size();
	}

	@Override
	public Void visitLambdaExpression(LambdaExpressionTree lambda, Void nothing) {
		inScope(Map.of(), () -> super.visitLambdaExpression(lambda, nothing));
		return null;
	}

	private void inScope(Map<String, String> declared, Runnable visit) {
		Map<String, String> visible = new HashMap<>(this.variables.peek());
		visible.putAll(declared);
		this.variables.push(visible);
		visit.run();
		this.variables.pop();
	}

	@Override
	public Void visitVariable(VariableTree variable, Void nothing) {
		this.variables.peek().put(variable.getName().toString(), simpleName(variable.getType()));
		return super.visitVariable(variable, nothing);
	}

	@Override
	public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
		add(chain(call));
		switch (call.getMethodSelect()) {
			case MemberSelectTree method -> this.staticCalls
				.add(name(simpleName(method.getExpression()), method.getIdentifier(), call.getArguments()));
			case IdentifierTree method ->
				this.classes.forEach((type) -> this.staticCalls.add(name(type, method.getName(), call.getArguments())));
			default -> {
			}
		}
		return super.visitMethodInvocation(call, nothing);
	}

	@Override
	public Void visitMemberReference(MemberReferenceTree reference, Void nothing) {
		add(then(chain(reference.getQualifierExpression()), reference.getName().toString()));
		return super.visitMemberReference(reference, nothing);
	}

	private void add(CallChain chain) {
		if (chain != null) {
			this.calls.add(chain);
		}
	}

	/** Returns the calls that an expression ends with; null if their type is unknown. */
	private CallChain chain(ExpressionTree expression) {
		return switch (expression) {
			case MethodInvocationTree call when call.getMethodSelect() instanceof MemberSelectTree method ->
				then(chain(method.getExpression()), method.getIdentifier().toString());
			case MethodInvocationTree call when call.getMethodSelect() instanceof IdentifierTree method ->
				then(start(this.classes.peek()), method.getName().toString());
			case IdentifierTree name when name.getName().contentEquals("this") -> start(this.classes.peek());
			case IdentifierTree name -> start(this.variables.peek().get(name.getName().toString()));
			case MemberSelectTree field when field.getExpression() instanceof IdentifierTree object
					&& object.getName().contentEquals("this") ->
				start(this.fields.peek().get(field.getIdentifier().toString()));
			default -> null;
		};
	}

	private CallChain start(String type) {
		return (type != null && !type.isEmpty()) ? new CallChain(type, List.of(), this.caller) : null;
	}

	private static CallChain then(CallChain calls, String method) {
		return (calls != null) ? calls.then(method) : null;
	}

	private static String simpleName(Tree type) {
		return switch (type) {
			case IdentifierTree name -> name.getName().toString();
			case MemberSelectTree nested -> nested.getIdentifier().toString();
			case ParameterizedTypeTree generic -> simpleName(generic.getType());
			case AnnotatedTypeTree annotated -> simpleName(annotated.getUnderlyingType());
			case null, default -> "";
		};
	}

}
