package io.tweebyte.docs.settings;

import java.util.Set;
import java.util.TreeSet;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;

/** Finds the methods of a record that depend on one of its components. */
final class Accessors {

	private Accessors() {
	}

	/**
	 * Returns the names of methods: of the component itself, and of those that read it as
	 * {@code this.component}.
	 */
	static Set<String> of(ClassTree type, String component) {
		Set<String> methods = new TreeSet<>(Set.of(component));
		for (Tree member : type.getMembers()) {
			if (member instanceof MethodTree method && reads(method, component)) {
				methods.add(method.getName().toString());
			}
		}
		return methods;
	}

	private static boolean reads(MethodTree method, String component) {
		return Boolean.TRUE.equals(new TreeScanner<Boolean, Void>() {

			@Override
			public Boolean visitMemberSelect(MemberSelectTree select, Void nothing) {
				return reduce(select.toString().equals("this." + component), super.visitMemberSelect(select, nothing));
			}

			@Override
			public Boolean reduce(Boolean first, Boolean second) {
				return Boolean.TRUE.equals(first) || Boolean.TRUE.equals(second);
			}

		}.scan(method, null));
	}

}
